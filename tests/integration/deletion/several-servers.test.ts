import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { withPlatform } from '@/db/client';
import { platformAuditEntries } from '@/db/schema/operators';
import { tenants } from '@/db/schema/tenants';
import { deleteDueCompanies } from '@/lib/deletion/delete-due-companies';
import { giveNotice } from '@/lib/deletion/give-notice';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { ownDatabase } from '@/tests/support/own-database';
import { rowsOf } from '@/tests/support/rows-of';

let tenant: TestTenant;
// The job deletes every company that is due, also those of other tests.
let done: () => Promise<void>;
beforeAll(async () => {
  done = await ownDatabase();
});
beforeEach(async () => {
  vi.stubEnv('STORAGE_DIR', await mkdtemp(path.join(tmpdir(), 'storage-')));
  tenant = await makeTenant();
  await giveNotice(await asOperator('owner'), { tenantId: tenant.id, typed: tenant.name, reason: 'Contract ended' });
  // The days of the notice pass.
  await withPlatform((tx) =>
    tx
      .update(tenants)
      .set({ deleteOn: sql`${tenants.deleteOn} - 30` })
      .where(eq(tenants.id, tenant.id)),
  );
});
afterAll(() => done());

it('deletes once, however many servers begin at the same moment', async () => {
  await makeActiveRental(tenant);
  await Promise.all([deleteDueCompanies(), deleteDueCompanies(), deleteDueCompanies()]);
  expect(await rowsOf(tenant)).toEqual({});
  const acts = and(
    eq(platformAuditEntries.subjectTenantId, tenant.id),
    eq(platformAuditEntries.action, 'tenants.delete'),
  );
  expect(await withPlatform((tx) => tx.$count(platformAuditEntries, acts))).toBe(1);
});

it('leaves a server that comes too late nothing to do, and no failure', async () => {
  await deleteDueCompanies();
  const [late] = await withPlatform((tx) => tx.execute(sql`select wout_delete_rows(${tenant.id}::uuid, 10) as rows`));
  expect(late).toEqual({ rows: '0' });
});
