import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { withTenant } from '@/db/client';
import { InspectionFilters } from '@/lib/inspections/input';
import { listInspections, tallyInspections } from '@/lib/inspections/list-inspections';
import { recordInspection } from '@/lib/inspections/record-inspection';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

let tenant: TestTenant;
let hilux: string;

beforeAll(async () => {
  tenant = await makeTenant();
  hilux = await makeVehicle(tenant, { make: 'Toyota', model: 'Hilux', plate: 'BB-12345', plateKey: 'BB12345' });
  const picanto = await makeVehicle(tenant, { make: 'Kia', model: 'Picanto', plate: 'CC-67890', plateKey: 'CC67890' });
  const read = { odometerKm: 90_000, fuelLevel: 'full' };
  await recordInspection(await asAgent(tenant), { ...read, vehicleId: hilux });
  await recordInspection(await asAgent(tenant), { ...read, vehicleId: picanto });
  const { id: rentalId } = await makeActiveRental(tenant, { vehicleId: hilux, values: { number: 'R-2026-00042' } });
  await withTenant(tenant.id, (tx) =>
    tx.execute(sql`
      insert into inspections (tenant_id, id, kind, vehicle_id, rental_id, inspected_at, inspected_by, odometer_km, fuel_level, superseded_at)
      values (${tenant.id}, gen_random_uuid(), 'checkin', ${hilux}, ${rentalId}, now(), ${tenant.members.agent}, 90000, 'full', now())`),
  );
});

async function find(of: TestTenant, asked: object) {
  const filters = InspectionFilters.parse(asked);
  return query(await asAgent(of), 'inspections.view', async (ctx) => {
    const [{ rows }, tallies] = await Promise.all([listInspections(ctx, filters), tallyInspections(ctx, filters)]);
    const counts = Object.fromEntries(Object.entries(tallies).map(([kind, { count }]) => [kind, count]));
    return { found: rows.map(({ plate, kind }) => `${plate} ${kind}`).toSorted(), counts };
  });
}

it('finds inspections by plate, model or agreement, and counts them by kind without withdrawn ones', async () => {
  const all = ['BB-12345 checkout', 'BB-12345 standalone', 'CC-67890 standalone'];
  expect(await find(tenant, {})).toEqual({ found: all, counts: { all: 3, checkout: 1, checkin: 0, standalone: 2 } });
  const ofHilux = { found: all.slice(0, 2), counts: { all: 2, checkout: 1, checkin: 0, standalone: 1 } };
  for (const q of ['hilux', 'toyota hil', 'BB-12345', 'bb12345']) expect(await find(tenant, { q }), q).toEqual(ofHilux);
  for (const q of ['R-2026-42', '42', '42 hilux'])
    expect((await find(tenant, { q })).found, q).toEqual(['BB-12345 checkout']);
  expect(await find(tenant, { q: '42 picanto' })).toEqual({
    found: [],
    counts: { all: 0, checkout: 0, checkin: 0, standalone: 0 },
  });
});

it('shows one kind or one vehicle, and the counts of the other kinds beside it', async () => {
  const standalone = await find(tenant, { q: 'hilux', kind: 'standalone' });
  expect(standalone).toEqual({
    found: ['BB-12345 standalone'],
    counts: { all: 2, checkout: 1, checkin: 0, standalone: 1 },
  });
  expect((await find(tenant, { vehicleId: hilux })).counts.all).toBe(2);
});

it('finds nothing of another company', async () => {
  expect((await find(await makeTenant(), { q: 'hilux' })).found).toEqual([]);
  expect((await find(await makeTenant(), { vehicleId: hilux })).counts.all).toBe(0);
});
