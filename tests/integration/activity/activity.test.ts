import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { activityTexts } from '@/lib/activity/activity-texts';
import { exportActivity } from '@/lib/activity/export-activity';
import { ActivityFilters } from '@/lib/activity/input';
import { listActivity } from '@/lib/activity/list-activity';
import { newId } from '@/lib/id';
import { deactivateUser } from '@/lib/users/switch-user';
import { asOperator } from '@/tests/support/as-operator';
import { auditReader } from '@/tests/support/audit-reader';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const PASSPORT = 'RD4417733';

async function note(of: TestTenant, at: string, values: Partial<typeof auditEntries.$inferInsert> = {}) {
  const by = { memberId: of.members.admin, actorName: 'The admin' };
  const about = { action: 'customers.update', entity: 'customer', entityId: newId() };
  const change = { before: { phone: '+50937000000' }, after: { phone: '+50938000000', passportNumber: PASSPORT } };
  const row = { tenantId: of.id, id: newId(), at: new Date(at), ...by, ...about, ...change, ...values };
  await withTenant(of.id, (tx) => tx.insert(auditEntries).values(row));
}

const read = async (search: object) => listActivity(await asOperator('support'), ActivityFilters.parse(search));
const acts = async (search: object) =>
  (await read({ q: tenant.slug, ...search })).page.rows.map(({ action }) => action);

it('reads the logs of all companies as one, by company, people, kind and the platform’s days', async () => {
  const other = await makeTenant();
  await note(tenant, '2026-03-01T04:30:00Z');
  await note(other, '2026-03-01T05:30:00Z', { action: 'rentals.activate', entity: 'rental' });
  await note(tenant, '2026-03-03T12:00:00Z', { action: 'reservations.no_show', entity: 'reservation', memberId: null });
  await deactivateUser(await asOperator(), { tenantId: tenant.id, memberId: tenant.members.agent });
  const all = await read({ from: '2026-02-28', until: '2026-03-03', size: 100 });
  const mine = all.page.rows.filter(({ tenantId }) => [tenant.id, other.id].includes(tenantId));
  expect(mine.map(({ company }) => company)).toEqual([tenant.name, other.name, tenant.name]);
  expect(await acts({})).toEqual(['users.deactivate', 'reservations.no_show', 'customers.update']);
  expect(await acts({ who: 'operators' })).toEqual(['users.deactivate']);
  expect(await acts({ who: 'automatic' })).toEqual(['reservations.no_show']);
  expect(await acts({ who: tenant.members.admin })).toEqual(['customers.update']);
  expect(await acts({ kind: 'reservation' })).toEqual(['reservations.no_show']);
  // Port-au-Prince is five hours behind until March 8, 2026.
  expect(await acts({ until: '2026-02-28' })).toEqual(['customers.update']);
  expect(await acts({ from: '2026-03-01', until: '2026-03-03' })).toEqual(['reservations.no_show']);
  expect((await read({ q: 'nobody-is-called-so' })).page.rows).toEqual([]);
  expect((await read({ q: tenant.slug })).actors.map(({ name }) => name)).toEqual([
    'The admin',
    'The agent',
    'The manager',
  ]);
});

it('never shows what a company wrote of its customers, only which fields', async () => {
  await note(tenant, '2026-03-01T04:30:00Z');
  const { page, names } = await read({ q: tenant.slug });
  expect(JSON.stringify(page)).not.toContain(PASSPORT);
  expect(JSON.stringify(page)).not.toContain('50938000000');
  const [entry] = page.rows;
  expect(entry).toMatchObject({ before: null, after: null, fields: ['phone', 'passportNumber'] });
  const texts = entry && activityTexts(entry, { ...auditReader('en'), names });
  expect(texts?.changes).toContainEqual({ label: 'Phone', before: '', after: '' });
});

it('names vehicles and people, and shows how somebody’s access changed', async () => {
  const vehicleId = await makeVehicle(tenant, { make: 'Kia', model: 'Rio', plate: 'AA-1' });
  await note(tenant, '2026-03-01T04:30:00Z', { action: 'vehicles.update', entity: 'vehicle', entityId: vehicleId });
  await deactivateUser(await asOperator(), { tenantId: tenant.id, memberId: tenant.members.agent });
  const { page, names } = await read({ q: tenant.slug });
  const texts = page.rows.map((entry) => activityTexts(entry, { ...auditReader('en'), names }));
  expect(texts).toMatchObject([
    { record: 'The agent', who: 'The operator, platform operator', changes: [{ before: 'Yes', after: 'No' }] },
    { record: 'Kia Rio AA-1', who: 'The admin' },
  ]);
});

it('is paged, and exported whole without values', async () => {
  for (let day = 1; day <= 12; day += 1) await note(tenant, `2026-02-${String(day).padStart(2, '0')}T12:00:00Z`);
  const search = { q: tenant.slug, size: 10 };
  const first = (await read(search)).page;
  const second = (await read({ ...search, cursor: first.nextCursor })).page;
  expect([first.rows.length, second.rows.length, second.nextCursor]).toEqual([10, 2, null]);
  const { t, locale, timeZone } = auditReader('en');
  const filters = ActivityFilters.parse({ ...search, until: '2026-02-02' });
  const file = exportActivity(await asOperator('support'), filters, { t, locale, timeZone });
  const lines = (await new Response(file).text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('Company,When,Who,What,Type,Record,Changes,From the address');
  expect(lines[1]).toContain(`${tenant.name},`);
  expect(lines.join()).not.toContain(PASSPORT);
});

it('is read in admin mode alone', async () => {
  const outside = listActivity(await asOperator('owner', false), ActivityFilters.parse({}));
  await expect(outside).rejects.toMatchObject({ code: 'insufficient_permissions' });
});
