import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { withPlatform, withTenant } from '@/db/client';
import { platformAuditEntries } from '@/db/schema/operators';
import { tenantNotes } from '@/db/schema/tenant-notes';
import { tenants } from '@/db/schema/tenants';
import { seedCompany } from '@/db/seed';
import { COMPANIES } from '@/db/seed/companies';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { withMemberSession } from '@/lib/auth/member-session';
import { payInvoice } from '@/lib/billing/pay-invoice';
import { deleteDueCompanies } from '@/lib/deletion/delete-due-companies';
import { giveNotice, withdrawNotice } from '@/lib/deletion/give-notice';
import { newId } from '@/lib/id';
import { recordVersion } from '@/lib/records/record-version';
import { newKey, putFile } from '@/lib/storage/file-store';
import { addTenantNote } from '@/lib/tenants/add-tenant-note';
import { createTenant } from '@/lib/tenants/create-tenant';
import { getPlatformFigures } from '@/lib/tenants/get-platform-figures';
import { getTenant } from '@/lib/tenants/get-tenant';
import { TenantFilters } from '@/lib/tenants/input';
import { listTenants } from '@/lib/tenants/list-tenants';
import { unsuspendTenant } from '@/lib/tenants/suspend-tenant';
import { TENANT_FIELDS } from '@/lib/tenants/tenant-fields';
import { updateTenant } from '@/lib/tenants/update-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makePlatformInvoice } from '@/tests/support/make-platform-invoice';
import { openSession } from '@/tests/support/open-session';
import { ownDatabase } from '@/tests/support/own-database';
import { refusal } from '@/tests/support/refusal';
import { rowsOf } from '@/tests/support/rows-of';

let tenant: TestTenant;
let store: string;
// The job deletes every company that is due, also those of other tests.
let done: () => Promise<void>;
beforeAll(async () => {
  done = await ownDatabase();
});
beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'storage-'));
  vi.stubEnv('STORAGE_DIR', store);
  tenant = await makeTenant();
});
afterAll(() => done());

async function underNotice({ id, name }: TestTenant) {
  return giveNotice(await asOperator('owner'), { tenantId: id, typed: name, reason: 'Contract ended' });
}

/** The days of the notice pass. */
function pass({ id }: TestTenant, days = 30) {
  return withPlatform((tx) =>
    tx
      .update(tenants)
      .set({ deleteOn: sql`${tenants.deleteOn} - ${days}::int` })
      .where(eq(tenants.id, id)),
  );
}

it('deletes on the day all rows and files of the company under notice, and no others', async () => {
  const [company] = COMPANIES;
  if (!company) throw new Error('the demo has a company');
  const now = new Date();
  const full = { ...company, slug: `demo${newId().slice(-10)}` };
  const demo = { ...tenant, id: await seedCompany(full, { now, passwordHash: 'x' }), ...full };
  const filled = await rowsOf(demo);
  expect(Object.keys(filled).length).toBeGreaterThan(40);
  for (const { id } of [tenant, demo])
    await putFile(id, newKey(id, 'image/webp', now), Buffer.from('photo'), 'image/webp');
  await addTenantNote(await asOperator(), { tenantId: demo.id, text: 'Calls on Mondays.' });
  const before = await rowsOf(tenant);
  await underNotice(demo);
  await pass(demo);
  await deleteDueCompanies();
  expect(await rowsOf(demo)).toEqual({});
  expect(await rowsOf(tenant)).toEqual(before);
  const notes = eq(tenantNotes.subjectTenantId, demo.id);
  expect(await withPlatform((tx) => tx.$count(tenantNotes, notes))).toBe(0);
  const stored = await readdir(store, { recursive: true });
  expect(stored.filter((file) => file.endsWith('.webp'))).toEqual([expect.stringContaining(tenant.id)]);
});

it('keeps what the platform billed, and says in its log that the company was deleted', async () => {
  const invoice = await makePlatformInvoice(tenant);
  await underNotice(tenant);
  await pass(tenant);
  await deleteDueCompanies();
  const acts = await withPlatform((tx) =>
    tx
      .select({ action: platformAuditEntries.action, before: platformAuditEntries.before })
      .from(platformAuditEntries)
      .where(eq(platformAuditEntries.subjectTenantId, tenant.id))
      .orderBy(platformAuditEntries.at),
  );
  expect(acts.map(({ action }) => action)).toEqual(['tenants.give_notice', 'tenants.delete']);
  expect(acts[1]?.before).toEqual({ name: tenant.name, slug: tenant.slug });
  const paid = { invoiceId: invoice, paidOn: '2026-11-20', method: 'cash', reference: '' };
  const owner = await asOperator('owner');
  await payInvoice(owner, paid);
  expect((await refusal(addTenantNote(owner, { tenantId: tenant.id, text: 'Gone.' }))).code).toBe('record_not_found');
  const known = { name: tenant.name, plan: 'premium' };
  const version = recordVersion(TENANT_FIELDS, known);
  const renaming = updateTenant(owner, { tenantId: tenant.id, ...known, name: 'Lòt', version });
  expect((await refusal(renaming)).code).toBe('record_not_found');
  // What operators do to it later is in their own log alone.
  expect(await rowsOf(tenant)).toEqual({});
});

it('leaves nobody an address, a list or a record of a deleted company, nor its subdomain to another', async () => {
  const { active, ...rest } = await getPlatformFigures(await asOperator('owner'));
  const figures = { active: active - 1, suspended: rest.suspended, signUps: rest.signUps - 1 };
  await underNotice(tenant);
  await pass(tenant);
  await deleteDueCompanies();
  const operator = await asOperator('owner');
  expect(await findTenantBySlug(tenant.slug)).toBeNull();
  expect((await refusal(getTenant(operator, tenant.id))).code).toBe('record_not_found');
  const { rows, counts } = await listTenants(operator, TenantFilters.parse({ q: tenant.slug }));
  expect([rows, counts]).toEqual([[], { all: 0, active: 0, suspended: 0 }]);
  expect(await getPlatformFigures(operator)).toMatchObject(figures);
  expect((await refusal(unsuspendTenant(operator, { tenantId: tenant.id }))).code).toBe('invalid_transition');
  const again = { name: 'Lòt', slug: tenant.slug, plan: 'starter', timeZone: 'America/Port-au-Prince', language: 'ht' };
  const opening = createTenant(operator, { ...again, adminName: 'Wilna', adminEmail: 'wilna@lot.test' });
  expect((await refusal(opening)).code).toBe('slug_taken');
});

it('does nothing a day too early, nor after the notice was withdrawn', async () => {
  await underNotice(tenant);
  await pass(tenant, 29);
  const before = await rowsOf(tenant);
  await deleteDueCompanies();
  expect(await rowsOf(tenant)).toEqual(before);
  await withdrawNotice(await asOperator('owner'), { tenantId: tenant.id });
  await pass(tenant);
  await deleteDueCompanies();
  expect(await findTenantBySlug(tenant.slug)).toMatchObject({ status: 'active' });
});

it('ends sessions at once when the deletion begins, and no notice can be withdrawn any more', async () => {
  const sessionId = await openSession(tenant, tenant.members.agent);
  await underNotice(tenant);
  await pass(tenant);
  await withPlatform((tx) =>
    tx.update(tenants).set({ deletionStartedAt: sql`now()`, status: 'suspended' }).where(eq(tenants.id, tenant.id)),
  );
  const withdrawing = withdrawNotice(await asOperator('owner'), { tenantId: tenant.id });
  expect((await refusal(withdrawing)).code).toBe('invalid_transition');
  // A run that was killed half-way is taken up by the next one.
  await deleteDueCompanies();
  expect(await rowsOf(tenant)).toEqual({});
  expect(await withMemberSession({ tenantId: tenant.id, sessionId }, async (_, session) => session)).toBeNull();
});

it('goes on where a run was killed between two transactions', async () => {
  await makeActiveRental(tenant);
  await underNotice(tenant);
  await pass(tenant);
  await withPlatform((tx) =>
    tx.update(tenants).set({ deletionStartedAt: sql`now()`, status: 'suspended' }).where(eq(tenants.id, tenant.id)),
  );
  const sum = (rows: Record<string, number>) => Object.values(rows).reduce((total, count) => total + count, 0);
  const whole = sum(await rowsOf(tenant));
  for (const _ of [1, 2, 3])
    await withPlatform((tx) => tx.execute(sql`select wout_delete_rows(${tenant.id}::uuid, 2)`));
  const left = sum(await rowsOf(tenant));
  expect(left).toBeLessThan(whole);
  expect(left).toBeGreaterThan(0);
  await deleteDueCompanies();
  expect(await rowsOf(tenant)).toEqual({});
});

it('deletes nothing of a company whose deletion has not begun, whoever calls the function', async () => {
  await underNotice(tenant);
  const calling = withPlatform((tx) => tx.execute(sql`select wout_delete_rows(${tenant.id}::uuid, 10)`));
  await expect(calling).rejects.toThrow();
  const asApp = withTenant(tenant.id, (tx) => tx.execute(sql`select wout_delete_rows(${tenant.id}::uuid, 10)`));
  await expect(asApp).rejects.toThrow();
  expect(await rowsOf(tenant)).not.toEqual({});
});
