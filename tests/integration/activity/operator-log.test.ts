import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { exportOperatorLog } from '@/lib/activity/export-operator-log';
import { OperatorLogFilters } from '@/lib/activity/input';
import { listOperatorLog } from '@/lib/activity/list-operator-log';
import { operatorLogTexts } from '@/lib/activity/operator-log-texts';
import { OPERATOR_ROLES } from '@/lib/auth/operator-permissions';
import { newId } from '@/lib/id';
import { createOperator } from '@/lib/operators/create-operator';
import { updateOperator } from '@/lib/operators/update-operator';
import { suspendTenant } from '@/lib/tenants/suspend-tenant';
import { deactivateUser } from '@/lib/users/switch-user';
import { asOperator } from '@/tests/support/as-operator';
import { auditReader } from '@/tests/support/audit-reader';
import { makeTenant } from '@/tests/support/factories';

afterAll(closeDatabase);

const reader = await asOperator('owner');
const read = (search: object) => listOperatorLog(reader, OperatorLogFilters.parse(search));

/** An operator who did one thing of each kind. */
async function busy() {
  const ctx = await asOperator('superadmin');
  const tenant = await makeTenant();
  await deactivateUser(ctx, { tenantId: tenant.id, memberId: tenant.members.agent });
  await suspendTenant(ctx, { tenantId: tenant.id, reason: 'Unpaid' });
  const person = { name: 'Roseline Guerrier', email: `${newId()}@wout.test`, role: 'support' };
  const { id } = await createOperator(ctx, person);
  await updateOperator(ctx, { operatorId: id, role: 'admin', active: true });
  return { ctx, tenant };
}

it('says who did what to whom, the latest first, by operator, company and day', async () => {
  await busy();
  const { ctx, tenant } = await busy();
  const { page, names, actors } = await read({ who: ctx.operator.id });
  const texts = page.rows.map((entry) => operatorLogTexts(entry, { ...auditReader('en'), names }));
  expect(texts.map(({ act, record, who }) => [act, record, who])).toEqual([
    ['Changed', 'Roseline Guerrier', 'The operator'],
    ['Added', 'Roseline Guerrier', 'The operator'],
    ['Company suspended', tenant.name, 'The operator'],
    ['Account deactivated', 'The agent', 'The operator'],
  ]);
  expect(texts[0]?.changes).toEqual([{ label: 'Role', before: 'Support', after: 'Admin' }]);
  expect(texts[0]?.kind).toBe('Operator');
  expect(actors.map(({ id }) => id)).toContain(ctx.operator.id);
  expect((await read({ q: tenant.slug })).page.rows.map(({ action, company }) => [action, company])).toEqual([
    ['tenants.suspend', tenant.name],
    ['users.deactivate', tenant.name],
  ]);
  expect((await read({ who: ctx.operator.id, until: '2020-01-01' })).page.rows).toEqual([]);
  expect((await read({ who: ctx.operator.id, from: '2020-01-01' })).page.rows).toHaveLength(4);
});

it('is paged and exported, for who manages operators alone', async () => {
  const { ctx, tenant } = await busy();
  const { t, locale, timeZone } = auditReader('en');
  const filters = OperatorLogFilters.parse({ who: ctx.operator.id });
  const file = exportOperatorLog(ctx, filters, { t, locale, timeZone });
  const lines = (await new Response(file).text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[3]).toContain(tenant.name);
  const first = (await listOperatorLog(ctx, { ...filters, size: 3 })).page;
  const second = (await listOperatorLog(ctx, { ...filters, size: 3, cursor: first.nextCursor })).page;
  expect([first.rows.length, second.rows.length, second.nextCursor]).toEqual([3, 1, null]);
  for (const role of OPERATOR_ROLES) {
    const may = ['superadmin', 'owner'].includes(role);
    const attempt = asOperator(role).then((as) => listOperatorLog(as, filters));
    if (may) await expect(attempt, role).resolves.toBeDefined();
    else await expect(attempt, role).rejects.toMatchObject({ code: 'insufficient_permissions' });
  }
  const outside = listOperatorLog(await asOperator('owner', false), filters);
  await expect(outside).rejects.toMatchObject({ code: 'insufficient_permissions' });
});
