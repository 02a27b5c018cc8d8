import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { operatorSessions } from '@/db/schema/operators';
import { logIn } from '@/lib/auth/log-in';
import { decodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { beginVisit } from '@/lib/visits/begin-visit';
import { makeTenant } from '@/tests/support/factories';
import { memberToken, nextRequest, operatorToken } from '@/tests/support/next/arrive';
import { OPERATOR_PASSWORD } from '@/tests/support/operator-account';
import { quickHash } from '@/tests/support/quick-hash';

const EXPIRED = [401, 'session_expired'];
afterAll(closeDatabase);

type Moved = 'last_seen_at' | 'expires_at';

/** A session whose clock was turned, and what its next request gets. */
async function member(column: Moved, to: string) {
  const tenant = await makeTenant();
  const token = await memberToken(tenant, 'agent');
  const { sessionId = '' } = (await decodeSessionToken(token)) ?? {};
  const turn = sql`update sessions set ${sql.identifier(column)} = now() + ${to}::interval where id = ${sessionId}`;
  await withTenant(tenant.id, (tx) => tx.execute(turn));
  const read = async () => {
    const [row] = await withTenant(tenant.id, (tx) => tx.select().from(sessions).where(eq(sessions.id, sessionId)));
    return row?.expiresAt.getTime();
  };
  const ends = await read();
  const answer = await nextRequest(token);
  // Who is refused has not used it.
  expect(await nextRequest(token)).toEqual(answer);
  return { answer, prolonged: (await read()) !== ends };
}

async function operator(column: Moved, to: string) {
  const { ctx, token } = await operatorToken('admin');
  const turn = sql`update operator_sessions set ${sql.identifier(column)} = now() + ${to}::interval where id = ${ctx.sessionId}`;
  await withPlatform((tx) => tx.execute(turn));
  const mine = eq(operatorSessions.id, ctx.sessionId);
  const read = async () =>
    (await withPlatform((tx) => tx.select().from(operatorSessions).where(mine)))[0]?.expiresAt.getTime();
  const ends = await read();
  const answer = await nextRequest(token, 'operator');
  expect(await nextRequest(token, 'operator')).toEqual(answer);
  return { answer, prolonged: (await read()) !== ends };
}

/** The hours that a session lasts at most. */
const hoursOf = async ({ sessionId }: { sessionId: string }, table: string, tenantId?: string) => {
  const asked = sql`select extract(epoch from expires_at - now()) / 3600 as hours from ${sql.identifier(table)} where id = ${sessionId}`;
  const [row] = await (tenantId
    ? withTenant(tenantId, (tx) => tx.execute(asked))
    : withPlatform((tx) => tx.execute(asked)));
  return Math.round(Number(row?.hours) * 10) / 10;
};

it('whoever comes in gets an end: a member in 14 days, an operator in 12 hours, a visitor in one', async () => {
  const [tenant, { ctx }] = [await makeTenant(), await operatorToken('admin')];
  const passwordHash = await quickHash(OPERATOR_PASSWORD);
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
  const [client, password] = [{ address: newId(), userAgent: null }, OPERATOR_PASSWORD];
  const agents = await logIn({ tenant: tenant.slug, email: `agent@${tenant.slug}.test`, password }, client);
  expect(await hoursOf(agents.token, 'sessions', tenant.id)).toBe(14 * 24);
  const operators = await logIn({ tenant: null, email: ctx.operator.email, password }, client);
  expect(await hoursOf(operators.token, 'operator_sessions')).toBe(12);
  const visit = await beginVisit(ctx, { tenantId: tenant.id, reason: 'Asked for help' });
  expect(await hoursOf(visit, 'sessions', tenant.id)).toBe(1);
});

describe('a session ends', () => {
  it.each([
    ['a member’s, 12 hours after its last use', member, 'last_seen_at', '-11 hours -59 minutes', '-12 hours -1 minute'],
    ['a member’s, at its end in any case', member, 'expires_at', '1 minute', '-1 second'],
    ['an operator’s, 30 minutes after its last use', operator, 'last_seen_at', '-29 minutes', '-31 minutes'],
    ['an operator’s, at its end in any case', operator, 'expires_at', '1 minute', '-1 second'],
  ] as const)('%s', async (_what, session, column, before, after) => {
    // A request says that the session is in use, and never moves its end.
    expect(await session(column, before)).toEqual({ answer: [200], prolonged: false });
    expect(await session(column, after)).toEqual({ answer: EXPIRED, prolonged: false });
  });
});
