import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { archiveVendor } from '@/lib/maintenance/archive-vendor';
import { cancelTicket } from '@/lib/maintenance/cancel-ticket';
import { listVendorNames } from '@/lib/maintenance/list-vendor-names';
import { listVendors } from '@/lib/maintenance/list-vendors';
import { logService } from '@/lib/maintenance/log-service';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { openVisit, vendorOf } from '@/tests/support/open-visit';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function listed() {
  const ctx = await asAgent(tenant);
  const [rows, names] = await query(ctx, 'maintenance.view', (q) => Promise.all([listVendors(q), listVendorNames(q)]));
  expect(names).toEqual(rows.map(({ name }) => name));
  return rows.map(({ name, tickets, costCents }) => [name, tickets, costCents]);
}

it('lists each with all its tickets and all that they have cost', async () => {
  await openVisit(await makeTenant());
  const ticketId = await openVisit(tenant);
  await openVisit(tenant, { vendorName: 'Atelye Kafou', costCents: '' });
  const cancelled = await openVisit(tenant, { vendorName: 'garaj ti jo', costCents: '10' });
  await logService(await asAgent(tenant), { ticketId, note: 'Engine opened', costCents: '12.50' });
  await cancelTicket(await asManager(tenant), { ticketId: cancelled, reason: 'Sold' });
  expect(await listed()).toEqual([
    ['Atelye Kafou', 1, 0],
    ['Garaj Ti Jo', 2, 4_500 + 1_250 + 1_000],
  ]);
});

it('is neither listed nor suggested once it is archived, until somebody types its name again', async () => {
  await openVisit(tenant);
  const vendorId = await vendorOf(tenant, 'Garaj Ti Jo');
  await archiveVendor(await asAgent(tenant), { vendorId });
  expect(await listed()).toEqual([]);
  await openVisit(tenant, { vendorName: 'GARAJ TI JO' });
  expect(await listed()).toEqual([['Garaj Ti Jo', 2, 9_000]]);
  expect(await vendorOf(tenant, 'Garaj Ti Jo')).toBe(vendorId);
});
