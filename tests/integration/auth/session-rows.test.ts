import { and, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { operatorSessions, operators, platformAuditEntries } from '@/db/schema/operators';
import { enterAdminMode } from '@/lib/auth/enter-admin-mode';
import { logIn } from '@/lib/auth/log-in';
import { loadOperatorSession } from '@/lib/auth/operator-session';
import { revokeSession } from '@/lib/auth/revoke-session';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { loadSession } from '@/tests/support/load-session';
import { quickHash } from '@/tests/support/quick-hash';

const PASSWORD = 'mango-kafe-7-wout';
const CLIENT = { address: '203.0.113.7', userAgent: 'a phone' };
let passwordHash: string;
let tenant: TestTenant;

beforeAll(async () => {
  passwordHash = await quickHash(PASSWORD);
});
beforeEach(async () => {
  tenant = await makeTenant();
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
});
afterAll(closeDatabase);

/** A separate network for each sign-in, so that tests do not throttle each other. */
function signIn(account: { tenant?: string; email: string }) {
  return logIn({ ...account, password: PASSWORD }, { ...CLIENT, address: `10.7.0.${newId()}` });
}

async function memberSession(role = 'agent') {
  const { token } = await signIn({ tenant: tenant.slug, email: `${role}@${tenant.slug}.test` });
  return token;
}

async function operator(values: Partial<typeof operators.$inferInsert> = {}) {
  const made = { id: newId(), name: 'Odile', email: `${newId()}@wout.test`, role: 'owner' as const, ...values };
  await withPlatform((tx) => tx.insert(operators).values({ ...made, passwordHash }));
  return made;
}

const memberRow = async (id: string) => {
  const left = sql<number>`round(extract(epoch from ${sessions.expiresAt} - now()) / 3600)::int`;
  const columns = {
    memberId: sessions.memberId,
    userAgent: sessions.userAgent,
    hours: left,
    seen: sessions.lastSeenAt,
  };
  const [row] = await withTenant(tenant.id, (tx) => tx.select(columns).from(sessions).where(eq(sessions.id, id)));
  return row;
};
const operatorRow = async (id: string) => {
  const { operatorId, userAgent, address, adminMode, lastSeenAt } = operatorSessions;
  const hours = sql<number>`round(extract(epoch from ${operatorSessions.expiresAt} - now()) / 3600)::int`;
  const columns = { operatorId, userAgent, address, adminMode, seen: lastSeenAt, hours };
  const [row] = await withPlatform((tx) =>
    tx.select(columns).from(operatorSessions).where(eq(operatorSessions.id, id)),
  );
  return row;
};

describe('a member’s session', () => {
  it('holds who signed in and from where, for fourteen days, and the member knows when', async () => {
    const { sessionId } = await memberSession();
    expect(await memberRow(sessionId)).toMatchObject({
      memberId: tenant.members.agent,
      userAgent: 'a phone',
      hours: 336,
    });
    const signedIn = await withTenant(tenant.id, (tx) =>
      tx.select({ id: members.id }).from(members).where(gt(members.lastLoginAt, sql`now() - interval '1 minute'`)),
    );
    expect(signedIn).toEqual([{ id: tenant.members.agent }]);
  });

  it('is in use from a minute after it was last noted, and not when it has ended', async () => {
    const { sessionId } = await memberSession();
    const last = async (ago: string, revoked = false) => {
      const set = { lastSeenAt: sql`now() - ${ago}::interval`, revokedAt: revoked ? sql`now()` : null };
      await withTenant(tenant.id, (tx) => tx.update(sessions).set(set).where(eq(sessions.id, sessionId)));
      const before = (await memberRow(sessionId))?.seen;
      await loadSession(tenant.id, sessionId);
      return (await memberRow(sessionId))?.seen?.getTime() !== before?.getTime();
    };
    expect(await last('50 seconds')).toBe(false);
    expect(await last('70 seconds')).toBe(true);
    expect(await last('13 hours')).toBe(false);
    expect(await last('70 seconds', true)).toBe(false);
  });

  it('is noted and ended alone', async () => {
    const [mine, other] = [await memberSession(), await memberSession()];
    const old = { lastSeenAt: sql`now() - interval '2 minutes'` };
    await withTenant(tenant.id, (tx) => tx.update(sessions).set(old).where(eq(sessions.tenantId, tenant.id)));
    const before = await memberRow(other.sessionId);
    await loadSession(tenant.id, mine.sessionId);
    expect(await memberRow(other.sessionId)).toEqual(before);
    await revokeSession(mine);
    expect(await loadSession(tenant.id, other.sessionId)).toMatchObject({ live: true });
  });
});

describe('an operator’s session', () => {
  it('holds who signed in and from where, for twelve hours', async () => {
    const { id, email } = await operator();
    const { token, user, adminMode } = await signIn({ email });
    expect([user, adminMode]).toEqual([{ id, name: 'Odile', email, role: 'owner' }, false]);
    expect(await operatorRow(token.sessionId)).toMatchObject({
      operatorId: id,
      userAgent: 'a phone',
      address: expect.stringMatching(/^10\.7\.0\./),
      adminMode: false,
      hours: 12,
    });
    const row = and(eq(operators.id, id), gt(operators.lastLoginAt, sql`now() - interval '1 minute'`));
    expect(await withPlatform((tx) => tx.$count(operators, row))).toBe(1);
  });

  it.each([
    ['29 minutes', true],
    ['31 minutes', false],
  ])('is live %s after its last use: %s', async (ago, live) => {
    const { token } = await signIn(await operator());
    const mine = eq(operatorSessions.id, token.sessionId);
    const lastSeenAt = sql`now() - ${ago}::interval`;
    await withPlatform((tx) => tx.update(operatorSessions).set({ lastSeenAt }).where(mine));
    const before = await operatorRow(token.sessionId);
    expect(await loadOperatorSession(token.sessionId)).toMatchObject({ live });
    const after = await operatorRow(token.sessionId);
    expect(after?.seen.getTime() !== before?.seen.getTime()).toBe(live);
  });

  it('ends at its time and when it is revoked, alone, and is noted once a minute', async () => {
    const [mine, other] = [(await signIn(await operator())).token, (await signIn(await operator())).token];
    const before = await operatorRow(mine.sessionId);
    expect(await loadOperatorSession(mine.sessionId)).toMatchObject({ live: true });
    expect(await operatorRow(mine.sessionId)).toEqual(before);
    const row = eq(operatorSessions.id, mine.sessionId);
    await withPlatform((tx) => tx.update(operatorSessions).set({ expiresAt: sql`now()` }).where(row));
    expect(await loadOperatorSession(mine.sessionId)).toMatchObject({ live: false });
    await revokeSession(other);
    expect(await loadOperatorSession(other.sessionId)).toMatchObject({ live: false });
    expect(await loadOperatorSession(newId())).toBeNull();
  });

  it('is not opened by an account that may no longer sign in', async () => {
    const { email } = await operator({ active: false });
    await expect(signIn({ email })).rejects.toMatchObject({ code: 'account_suspended' });
  });

  it('enters admin mode alone, for a system administrator, and the log says who did', async () => {
    const made = await operator();
    const [mine, other] = [(await signIn(made)).token, (await signIn(made)).token];
    const asked = { operator: made, sessionId: mine.sessionId, address: '203.0.113.7' };
    await expect(enterAdminMode({ ...asked, systemAdmin: false })).rejects.toMatchObject({ code: 'no_admin_access' });
    expect(await operatorRow(mine.sessionId)).toMatchObject({ adminMode: false });
    await enterAdminMode({ ...asked, systemAdmin: true });
    expect(await operatorRow(mine.sessionId)).toMatchObject({ adminMode: true });
    expect(await operatorRow(other.sessionId)).toMatchObject({ adminMode: false });
    const log = await withPlatform((tx) =>
      tx.select().from(platformAuditEntries).where(eq(platformAuditEntries.operatorId, made.id)),
    );
    const entry = { action: 'operators.enter_admin_mode', actorName: 'Odile', address: '203.0.113.7' };
    const signedIn = { action: 'operators.sign_in', actorName: 'Odile' };
    expect(log).toMatchObject([signedIn, signedIn, entry]);
  });
});

it('does not open a company to a member who was removed', async () => {
  const { agent } = tenant.members;
  await withTenant(tenant.id, (tx) => tx.update(members).set({ archivedAt: sql`now()` }).where(eq(members.id, agent)));
  await expect(memberSession()).rejects.toMatchObject({ code: 'invalid_email_or_password' });
});
