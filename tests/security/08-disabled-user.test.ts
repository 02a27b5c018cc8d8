import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { removeMember } from '@/lib/members/remove-member';
import { updateMember } from '@/lib/members/update-member';
import { updateOperator } from '@/lib/operators/update-operator';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { memberToken, nextRequest, operatorToken } from '@/tests/support/next/arrive';

const EXPIRED = [401, 'session_expired'];
afterAll(closeDatabase);

async function setActive(tenant: TestTenant, active: boolean): Promise<void> {
  const fields = { name: 'The agent', email: `agent@${tenant.slug}.test`, role: 'agent' };
  await editNow(updateMember, await asAdmin(tenant), { memberId: tenant.members.agent, ...fields, active });
}

it('a member who is deactivated is out in every browser, and stays out of them once they are let in again', async () => {
  const tenant = await makeTenant();
  const browsers = [await memberToken(tenant, 'agent'), await memberToken(tenant, 'agent')];
  const colleague = await memberToken(tenant, 'manager');
  for (const token of browsers) expect(await nextRequest(token)).toEqual([200]);
  await setActive(tenant, false);
  for (const token of browsers) expect(await nextRequest(token)).toEqual(EXPIRED);
  await setActive(tenant, true);
  for (const token of browsers) expect(await nextRequest(token)).toEqual(EXPIRED);
  expect(await nextRequest(await memberToken(tenant, 'agent'))).toEqual([200]);
  expect(await nextRequest(colleague)).toEqual([200]);
});

it('a member who is removed is out in every browser', async () => {
  const tenant = await makeTenant();
  const browsers = [await memberToken(tenant, 'agent'), await memberToken(tenant, 'agent')];
  await removeMember(await asAdmin(tenant), { memberId: tenant.members.agent });
  for (const token of browsers) expect(await nextRequest(token)).toEqual(EXPIRED);
});

it('an operator who is kept out is out, and stays out of that browser', async () => {
  const [{ ctx, token }, owner] = [await operatorToken('support'), await asOperator('owner')];
  const operatorId = ctx.operator.id;
  await updateOperator(owner, { operatorId, role: 'support', active: false });
  expect(await nextRequest(token, 'operator')).toEqual(EXPIRED);
  await updateOperator(owner, { operatorId, role: 'support', active: true });
  expect(await nextRequest(token, 'operator')).toEqual(EXPIRED);
});
