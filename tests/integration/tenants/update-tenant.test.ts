import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { newId } from '@/lib/id';
import { assertWithinPlan } from '@/lib/tenants/assert-within-plan';
import { getTenant } from '@/lib/tenants/get-tenant';
import { updateTenant } from '@/lib/tenants/update-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function change(values: Partial<{ name: string; plan: string; version: string }>) {
  const ctx = await asOperator('admin');
  const { name, plan, version } = (await getTenant(ctx, tenant.id)).tenant;
  return updateTenant(ctx, { tenantId: tenant.id, name, plan, version, ...values });
}

/** Whether the company may make one more, as its verbs ask. */
async function room(what: 'vehicles' | 'members') {
  const ctx = await asAdmin(tenant);
  return withTenant(tenant.id, (tx) => assertWithinPlan({ ...ctx, tx } as never, what)).then(
    () => 'room',
    (error) => error.code,
  );
}

it('renames a company and changes its plan', async () => {
  await change({ name: ' Lakay Nèf ', plan: 'business' });
  const { tenant: now } = await getTenant(await asOperator(), tenant.id);
  expect(now).toMatchObject({ name: 'Lakay Nèf', plan: 'business', vehicleLimit: 50 });
});

it('lowers a plan below what is used: nothing is lost, nothing new can be made, until there is room again', async () => {
  for (let made = 0; made < 11; made += 1) await makeVehicle(tenant);
  expect(await room('vehicles')).toBe('room');
  await change({ plan: 'starter' });
  const { used } = await getTenant(await asOperator(), tenant.id);
  expect(used).toMatchObject({ vehicles: 11, members: 3 });
  expect([await room('vehicles'), await room('members')]).toEqual(['plan_limit_exceeded', 'plan_limit_exceeded']);
  await change({ plan: 'business' });
  expect([await room('vehicles'), await room('members')]).toEqual(['room', 'room']);
});

it('says to the second of two operators what the first has changed', async () => {
  const { version } = (await getTenant(await asOperator(), tenant.id)).tenant;
  await change({ plan: 'starter' });
  await expect(change({ name: 'Late', version })).rejects.toMatchObject({
    code: 'record_changed',
    details: { record: { plan: 'starter' }, changes: [{ field: 'plan', by: 'The operator' }] },
  });
});

it('needs a name, a plan and a company that there are, and the right', async () => {
  await expect(change({ name: ' ' })).rejects.toMatchObject({ fields: { name: 'required' } });
  await expect(change({ plan: 'gold' })).rejects.toMatchObject({ fields: { plan: 'invalid_value' } });
  const input = { tenantId: newId(), name: 'X', plan: 'starter', version: 'x' };
  await expect(updateTenant(await asOperator(), input)).rejects.toMatchObject({ code: 'record_not_found' });
  const support = updateTenant(await asOperator('support'), { ...input, tenantId: tenant.id });
  await expect(support).rejects.toMatchObject({ code: 'insufficient_permissions' });
});
