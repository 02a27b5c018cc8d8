import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { encodeSessionToken } from '@/lib/auth/token';
import { removeMember } from '@/lib/members/remove-member';
import { updateMember } from '@/lib/members/update-member';
import { updateOperator } from '@/lib/operators/update-operator';
import { deactivateUser, reactivateUser } from '@/lib/users/switch-user';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { memberToken, nextRequest, operatorToken } from '@/tests/support/next/arrive';
import { openOperatorSession } from '@/tests/support/operator-account';

const EXPIRED = [401, 'session_expired'];
afterAll(closeDatabase);

async function byAdmin(tenant: TestTenant, active: boolean): Promise<void> {
  const fields = { name: 'The agent', email: `agent@${tenant.slug}.test`, role: 'agent' };
  await editNow(updateMember, await asAdmin(tenant), { memberId: tenant.members.agent, ...fields, active });
}

async function byOperator(tenant: TestTenant, active: boolean): Promise<void> {
  const named = { tenantId: tenant.id, memberId: tenant.members.agent };
  await (active ? reactivateUser : deactivateUser)(await asOperator(), named);
}

it.each([
  ['an admin', byAdmin],
  ['an operator', byOperator],
])(
  'a member whom %s deactivates is out in every browser, and stays out of them once they are let in again',
  async (_who, setActive) => {
    const tenant = await makeTenant();
    const browsers = [await memberToken(tenant, 'agent'), await memberToken(tenant, 'agent')];
    const colleague = await memberToken(tenant, 'manager');
    for (const token of browsers) expect(await nextRequest(token)).toEqual([200]);
    await setActive(tenant, false);
    for (const token of browsers) expect(await nextRequest(token)).toEqual(EXPIRED);
    // Not even a session that is not ended lets them in.
    expect(await nextRequest(await memberToken(tenant, 'agent'))).toEqual(EXPIRED);
    await setActive(tenant, true);
    for (const token of browsers) expect(await nextRequest(token)).toEqual(EXPIRED);
    expect(await nextRequest(await memberToken(tenant, 'agent'))).toEqual([200]);
    expect(await nextRequest(colleague)).toEqual([200]);
  },
);

it('a member who is removed is out in every browser', async () => {
  const tenant = await makeTenant();
  const browsers = [await memberToken(tenant, 'agent'), await memberToken(tenant, 'agent')];
  await removeMember(await asAdmin(tenant), { memberId: tenant.members.agent });
  for (const token of browsers) expect(await nextRequest(token)).toEqual(EXPIRED);
  const open = and(eq(sessions.memberId, tenant.members.agent), isNull(sessions.revokedAt));
  expect(await withTenant(tenant.id, (tx) => tx.select().from(sessions).where(open))).toEqual([]);
  expect(await nextRequest(await memberToken(tenant, 'agent'))).toEqual(EXPIRED);
});

it('an operator who is kept out is out, and stays out of that browser', async () => {
  const [{ ctx, token }, owner] = [await operatorToken('support'), await asOperator('owner')];
  const operatorId = ctx.operator.id;
  await updateOperator(owner, { operatorId, role: 'support', active: false });
  expect(await nextRequest(token, 'operator')).toEqual(EXPIRED);
  const another = { sessionId: await openOperatorSession(ctx), tenantId: null };
  expect(await nextRequest(await encodeSessionToken(another), 'operator')).toEqual(EXPIRED);
  await updateOperator(owner, { operatorId, role: 'support', active: true });
  expect(await nextRequest(token, 'operator')).toEqual(EXPIRED);
});
