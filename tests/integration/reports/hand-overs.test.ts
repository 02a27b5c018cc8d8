import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentalDrivers, rentalLegs } from '@/db/schema/rentals';
import { newId } from '@/lib/id';
import { listReportRows } from '@/lib/reports/list-report-rows';
import { countReport } from '@/lib/reports/summarize-report';
import type { ReportType } from '@/lib/reports/values';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeDriver, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

const MARCH = { from: '2026-03-01', until: '2026-03-31' };
const OUT = new Date('2026-03-02T15:00:00Z');
const BACK = new Date('2026-03-20T15:00:00Z');

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** What a report says of each record: the column that names it, and how many rentals it had. */
async function rentalsOf(type: ReportType, name: string, period = MARCH): Promise<Record<string, number>> {
  const input = { ...period, types: [type] };
  return query(await asManager(tenant), 'reports.view', async (q) => {
    const [found] = await listReportRows(q, input, { text: (key) => key });
    const { headings = [], rows = [] } = found ?? {};
    expect(await countReport(q, input)).toBe(rows.length);
    const cell = (row: string[], column: string) => row[headings.indexOf(`reports.column.${column}`)] ?? '';
    return Object.fromEntries(rows.map((row) => [cell(row, name), Number(cell(row, 'rentals'))]));
  });
}

/** A rental of March that began with one vehicle, and ended with another one. */
async function makeSwapped(
  vehicles: [first: string, second: string],
  days: [number, number, number],
  cancelled = false,
) {
  const [out, swapped, due] = days.map((day) => new Date(Date.UTC(2026, 2, day, 15))) as [Date, Date, Date];
  const values = { status: cancelled ? 'cancelled' : 'completed', returnedAt: due, vehicleSince: swapped } as const;
  const { id: rentalId } = await makeActiveRental(tenant, { vehicleId: vehicles[1], out, due, values });
  const leg = { vehicleId: vehicles[0], leftAt: out, backAt: swapped, odometerOutKm: 1, odometerInKm: 1 };
  await withTenant(tenant.id, (tx) =>
    tx
      .insert(rentalLegs)
      .values({ tenantId: tenant.id, id: newId(), rentalId, ...leg, fuelOut: 'full', fuelIn: 'full' }),
  );
}

it('counts each hand-over for the vehicle that went out then, also of a rental that was swapped', async () => {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const first = await makeVehicle(tenant, { createdAt, plate: 'AA-1' });
  const second = await makeVehicle(tenant, { createdAt, plate: 'BB-2' });
  await makeVehicle(tenant, { createdAt, plate: 'CC-3' });
  await makeSwapped([first, second], [2, 10, 20]);
  await makeSwapped([first, second], [22, 24, 26], true);
  const of = (from: string, until: string) => rentalsOf('vehicles', 'plate', { from, until });
  expect(await of('2026-03-01', '2026-03-31')).toEqual({ 'AA-1': 1, 'BB-2': 1, 'CC-3': 0 });
  expect(await of('2026-03-01', '2026-03-09')).toEqual({ 'AA-1': 1, 'BB-2': 0, 'CC-3': 0 });
  expect(await of('2026-03-10', '2026-03-31')).toEqual({ 'AA-1': 0, 'BB-2': 1, 'CC-3': 0 });
});

/** In March: who was added, who rented, and both. Some were put away since. */
const added = { createdAt: OUT };
const before = { createdAt: new Date('2026-01-05T15:00:00Z') };
const archived = { archivedAt: BACK };
const PEOPLE = {
  'added, rented': { ...added, rented: true },
  'added, rented, archived': { ...added, ...archived, rented: true },
  added: { ...added, rented: false },
  'added, archived': { ...added, ...archived, rented: false },
  rented: { ...before, rented: true },
  'rented, archived': { ...before, ...archived, rented: true },
  nothing: { ...before, rented: false },
};
const LISTED = { 'added, rented': 1, 'added, rented, archived': 1, added: 0, rented: 1, 'rented, archived': 1 };

it('has the customers who rented in the period, also those archived since, and those who were added', async () => {
  for (const [fullName, { rented, ...values }] of Object.entries(PEOPLE)) {
    const customerId = await makeCustomer(tenant, { fullName, ...values });
    if (rented) await makeActiveRental(tenant, { customerId, out: OUT, due: BACK });
  }
  expect(await rentalsOf('customers', 'full_name')).toEqual(LISTED);
});

it('has the drivers in the same way', async () => {
  for (const [fullName, { rented, ...values }] of Object.entries(PEOPLE)) {
    const driverId = await makeDriver(tenant, { fullName, ...values });
    if (!rented) continue;
    const { id: rentalId } = await makeActiveRental(tenant, { out: OUT, due: BACK });
    await withTenant(tenant.id, (tx) => tx.insert(rentalDrivers).values({ tenantId: tenant.id, rentalId, driverId }));
  }
  expect(await rentalsOf('drivers', 'full_name')).toEqual(LISTED);
});
