import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { vehicles } from '@/db/schema/vehicles';
import { CUSTOMER_KIND } from '@/lib/customers/customer-kind';
import { CustomerFilters } from '@/lib/customers/input';
import { tallyCustomerList } from '@/lib/customers/tally-customers';
import { newId } from '@/lib/id';
import { prepareSearch } from '@/lib/search/search';
import { searchWords } from '@/lib/search/search-text';
import { writeSearchWords } from '@/lib/search/write-search-words';
import { query } from '@/lib/server/query';
import { VehicleFilters } from '@/lib/vehicles/input';
import { tallyVehicleList } from '@/lib/vehicles/tally-vehicles';
import { VEHICLE_KIND } from '@/lib/vehicles/vehicle-kind';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

/** More than a search counts in advance, and more than a tally counts. */
const ROWS = 1100;
const FEW = 3;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  const ids = Array.from({ length: ROWS }, () => newId());
  await withTenant(tenant.id, async (tx) => {
    await tx.insert(customers).values(
      ids.map((id, index) => ({
        tenantId: tenant.id,
        id,
        fullName: `Jean ${index}`,
        nameKey: `jean ${index}`,
        licenseNumber: `AA-${index}`,
        status: index < FEW ? ('blacklisted' as const) : ('active' as const),
      })),
    );
    await tx.insert(vehicles).values(
      ids.map((id, index) => ({
        tenantId: tenant.id,
        id,
        make: 'Toyota',
        model: 'RAV4',
        nameKey: 'toyota rav4',
        year: 2021,
        plate: `LO${index}`,
        plateKey: `LO${index}`,
        seats: 5,
        fuelType: 'gasoline' as const,
        transmission: 'automatic' as const,
        dailyRateCents: 9500,
        serviceStatus: index < FEW ? ('inactive' as const) : ('in_service' as const),
      })),
    );
    const named = (nameKey: string) => ids.map((id) => ({ id, nameKey }));
    const wordsOf = ({ nameKey }: { nameKey: string }) => searchWords(nameKey);
    await writeSearchWords({ tenantId: tenant.id, tx }, { ...CUSTOMER_KIND, wordsOf }, named('jean'));
    await writeSearchWords({ tenantId: tenant.id, tx }, { ...VEHICLE_KIND, wordsOf }, named('toyota'));
  });
});
afterAll(closeDatabase);

async function customersOf(address: Record<string, string>, company = tenant) {
  const filters = CustomerFilters.parse(address);
  return query(await asAgent(company), 'customers.view', async (q) =>
    tallyCustomerList(q, filters, await prepareSearch(q, CUSTOMER_KIND, filters.q)),
  );
}

async function vehiclesOf(address: Record<string, string>) {
  const filters = VehicleFilters.parse(address);
  return query(await asAgent(tenant), 'vehicles.view', async (q) =>
    tallyVehicleList(q, filters, await prepareSearch(q, VEHICLE_KIND, filters.q)),
  );
}

const FEW_TOLD = { count: FEW, more: false };
const MANY_TOLD = { count: 1000, more: true };

it('tells how many customers are listed, also of a state within a common search', async () => {
  expect(await customersOf({ q: 'jean', status: 'blacklisted' })).toEqual({
    counts: { all: MANY_TOLD },
    total: FEW_TOLD,
  });
  expect((await customersOf({ q: 'jean', status: 'active' })).total).toEqual(MANY_TOLD);
  expect((await customersOf({ q: 'jean', status: 'blacklisted', tier: 'vip' })).total).toEqual({
    count: 0,
    more: false,
  });
  expect((await customersOf({ q: 'jean' })).total).toEqual(MANY_TOLD);
  expect((await customersOf({ status: 'blacklisted' })).total).toEqual(FEW_TOLD);
});

it('tells that there are more, of one state or of all together', async () => {
  const none = { count: 0, more: false };
  expect((await customersOf({})).counts).toEqual({
    all: MANY_TOLD,
    active: MANY_TOLD,
    inactive: none,
    blacklisted: FEW_TOLD,
  });
  const company = await makeTenant();
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    ...{ tenantId: company.id, id: newId(), fullName: 'Jean', nameKey: 'jean', licenseNumber: `AA-${index}` },
    status: index % 2 ? ('inactive' as const) : ('active' as const),
  }));
  await withTenant(company.id, (tx) => tx.insert(customers).values(rows));
  const half = { count: ROWS / 2, more: false };
  const counts = { all: MANY_TOLD, active: half, inactive: half, blacklisted: none };
  expect((await customersOf({}, company)).counts).toEqual(counts);
});

it('tells how many vehicles are listed, also of a state within a common search', async () => {
  expect(await vehiclesOf({ q: 'toyota', status: 'inactive' })).toEqual({
    counts: { all: MANY_TOLD },
    total: FEW_TOLD,
  });
  expect((await vehiclesOf({ q: 'toyota', status: 'available' })).total).toEqual(MANY_TOLD);
  expect((await vehiclesOf({ q: 'toyota', status: 'inactive', fuel: 'diesel' })).total.count).toBe(0);
  expect((await vehiclesOf({ status: 'inactive' })).total).toEqual(FEW_TOLD);
});
