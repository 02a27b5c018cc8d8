import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { operatorSessions, operators } from '@/db/schema/operators';
import { logIn } from '@/lib/auth/log-in';
import { revokeMemberSessions, revokeOperatorSessions } from '@/lib/auth/revoke-session';
import { makeTenant } from '@/tests/support/factories';
import { operatorToken } from '@/tests/support/next/arrive';
import { quickHash } from '@/tests/support/quick-hash';
import { somebodyWaits } from '@/tests/support/somebody-waits';

afterAll(closeDatabase);

const OLD = 'mango-kafe-7-wout';

it('a sign-in with the old password that a new one overtakes opens no session', async () => {
  const tenant = await makeTenant();
  const memberId = tenant.members.agent;
  const mine = and(eq(members.tenantId, tenant.id), eq(members.id, memberId));
  const [old, fresh] = [await quickHash(OLD), await quickHash('zaboka-dous-9-wout')];
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash: old }).where(mine));
  let signedIn: Promise<unknown> = Promise.resolve();
  await withTenant(tenant.id, async (tx) => {
    await tx.update(members).set({ passwordHash: fresh }).where(mine);
    const account = { tenant: tenant.slug, email: `agent@${tenant.slug}.test`, password: OLD };
    signedIn = logIn(account, { address: '10.3.0.1', userAgent: null }).catch((error) => error);
    await somebodyWaits();
    await revokeMemberSessions(tx, tenant.id, memberId);
  });
  expect(await signedIn).toMatchObject({ code: 'invalid_email_or_password' });
  const opened = await withTenant(tenant.id, (tx) =>
    tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.tenantId, tenant.id), eq(sessions.memberId, memberId))),
  );
  expect(opened).toEqual([]);
});

it('an operator’s neither', async () => {
  const { ctx } = await operatorToken('admin');
  const mine = eq(operators.id, ctx.operator.id);
  const [old, fresh] = [await quickHash(OLD), await quickHash('zaboka-dous-9-wout')];
  const [{ email = '' } = {}] = await withPlatform((tx) =>
    tx.update(operators).set({ passwordHash: old }).where(mine).returning({ email: operators.email }),
  );
  let signedIn: Promise<unknown> = Promise.resolve();
  await withPlatform(async (tx) => {
    await tx.update(operators).set({ passwordHash: fresh }).where(mine);
    signedIn = logIn({ email, password: OLD }, { address: '10.3.0.2', userAgent: null }).catch((error) => error);
    await somebodyWaits();
    await revokeOperatorSessions(tx, ctx.operator.id);
  });
  expect(await signedIn).toMatchObject({ code: 'invalid_email_or_password' });
  const open = and(eq(operatorSessions.operatorId, ctx.operator.id), isNull(operatorSessions.revokedAt));
  expect(await withPlatform((tx) => tx.select().from(operatorSessions).where(open))).toEqual([]);
});
