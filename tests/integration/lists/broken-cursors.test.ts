import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { CustomerFilters } from '@/lib/customers/input';
import { listCustomers } from '@/lib/customers/list-customers';
import { listSuspectedDuplicates } from '@/lib/customers/list-suspected-duplicates';
import { DriverFilters } from '@/lib/drivers/input';
import { listDrivers } from '@/lib/drivers/list-drivers';
import { InvoiceFilters } from '@/lib/invoices/input';
import { listInvoices } from '@/lib/invoices/list-invoices';
import { PaymentFilters } from '@/lib/payments/input';
import { listPayments } from '@/lib/payments/list-payments';
import { query, type ReadContext } from '@/lib/server/query';
import { VehicleFilters } from '@/lib/vehicles/input';
import { listVehicles } from '@/lib/vehicles/list-vehicles';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeDriver, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  await makeVehicle(tenant);
  const customerId = await makeCustomer(tenant, { phone: '+50937000000' });
  await makeCustomer(tenant, { phone: '+50937000000' });
  await makeDriver(tenant, { customerId });
});
afterAll(closeDatabase);

function forged(...parts: unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

const ID = '0191e7b0-0000-7000-8000-000000000000';
const BROKEN = [
  'zzz',
  forged('no array'),
  forged(ID, '-'.repeat(36), 0),
  forged('-'.repeat(36), ID, 0),
  forged('2026-02-31 10:00:00+00', ID, 0),
  forged('2026-13-01 10:00:00+00', ID, 0),
  forged('2026-02-31', ID, 0),
  forged('infinite', ID, 0),
  forged('2026-01-01 25:00:00+00', ID, 0),
  forged("'; drop table vehicles --", ID, 0),
];

const LISTS: Record<string, (q: ReadContext, cursor: string | null) => Promise<{ rows: { id: string }[] }>> = {
  vehicles: (q, cursor) => listVehicles(q, VehicleFilters.parse({ sort: 'rate', cursor })),
  customers: (q, cursor) => listCustomers(q, CustomerFilters.parse({ sort: 'newest', cursor })),
  drivers: (q, cursor) => listDrivers(q, DriverFilters.parse({ sort: 'newest', cursor })),
  duplicates: (q, cursor) => listSuspectedDuplicates(q, { cursor, size: 10 }),
  payments: (q, cursor) => listPayments(q, PaymentFilters.parse({ cursor })),
  invoices: (q, cursor) => listInvoices(q, InvoiceFilters.parse({ sort: 'due', cursor })),
};

it.each(Object.keys(LISTS))('shows the first page of %s for a broken cursor', async (name) => {
  const read = (cursor: string | null) =>
    asManager(tenant).then((ctx) => query(ctx, 'customers.view', async (q) => LISTS[name]?.(q, cursor)));
  const first = await read(null);
  if (name !== 'payments' && name !== 'invoices') expect(first?.rows.length).toBeGreaterThan(0);
  for (const cursor of BROKEN) expect(await read(cursor), cursor).toEqual(first);
});
