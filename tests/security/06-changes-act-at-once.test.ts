import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import type { MemberRole } from '@/lib/auth/permissions';
import { updateMember } from '@/lib/members/update-member';
import { updateOperator } from '@/lib/operators/update-operator';
import { suspendTenant, unsuspendTenant } from '@/lib/tenants/suspend-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken, nextRequest, operatorToken } from '@/tests/support/next/arrive';
import { answerOf } from '@/tests/support/next/routes';

const EXPIRED = [401, 'session_expired'];
const NOT_ALLOWED = [403, 'insufficient_permissions'];
const ADD_CLASS = { method: 'POST', file: 'app/api/vehicle-classes/route.ts' };
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function giveRole(role: MemberRole): Promise<void> {
  const { manager: memberId } = tenant.members;
  const fields = { name: 'The manager', email: `manager@${tenant.slug}.test`, active: true };
  await editNow(updateMember, await asAdmin(tenant), { memberId, ...fields, role });
}

describe('the very next request knows', () => {
  it('that a member has another role', async () => {
    const token = await memberToken(tenant, 'manager');
    const add = (name: string) => {
      arrive(token);
      return answerOf(ADD_CLASS, { body: { name } });
    };
    expect(await add('Compact')).toEqual([201]);
    await giveRole('agent');
    expect(await add('Large')).toEqual(NOT_ALLOWED);
    await giveRole('manager');
    expect(await add('Large')).toEqual([201]);
  });

  it('that the company is suspended, whoever asks, and their old sessions never come back', async () => {
    const tokens = await Promise.all((['agent', 'manager', 'admin'] as const).map((role) => memberToken(tenant, role)));
    for (const token of tokens) expect(await nextRequest(token)).toEqual([200]);
    const operator = await asOperator();
    await suspendTenant(operator, { tenantId: tenant.id, reason: 'Unpaid' });
    for (const token of tokens) expect(await nextRequest(token)).toEqual([403, 'tenant_suspended']);
    await unsuspendTenant(operator, { tenantId: tenant.id });
    for (const token of tokens) expect(await nextRequest(token)).toEqual(EXPIRED);
    expect(await nextRequest(await memberToken(tenant, 'agent'))).toEqual([200]);
  });

  it('that an operator has another role, or none', async () => {
    const [{ ctx, token }, owner] = [await operatorToken('superadmin'), await asOperator('owner')];
    const plans = () => {
      arrive(token);
      return answerOf({ method: 'GET', file: 'app/api/admin/plans/route.ts' });
    };
    expect(await plans()).toEqual([200]);
    await updateOperator(owner, { operatorId: ctx.operator.id, role: 'admin', active: true });
    expect(await plans()).toEqual(NOT_ALLOWED);
    expect(await nextRequest(token, 'operator')).toEqual([200]);
    await updateOperator(owner, { operatorId: ctx.operator.id, role: 'admin', active: false });
    expect(await nextRequest(token, 'operator')).toEqual(EXPIRED);
  });
});
