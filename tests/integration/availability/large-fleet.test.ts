import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { customers } from '@/db/schema/customers';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { getPlanner } from '@/lib/availability/get-planner';
import { PlannerFilters } from '@/lib/availability/input';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { insertMany } from '@/lib/server/insert-many';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const VEHICLES = 500;
const BOOKINGS = 4;
const CUSTOMERS = 300;
const MOST_BYTES = 100_000;

afterAll(closeDatabase);

it('sends 500 vehicles with 2,000 bookings over 90 days in less than 100 kB', async () => {
  const tenant = await makeTenant();
  await makeFleet(tenant);
  const filters = PlannerFilters.parse({ span: '3m' });
  const { window, packed } = await query(await asAgent(tenant), 'availability.view', (q) => getPlanner(q, filters));
  expect(packed.ids).toHaveLength(VEHICLES);
  expect(packed.bars).toHaveLength(VEHICLES * BOOKINGS * 7);
  expect(new TextEncoder().encode(JSON.stringify({ window, packed })).length).toBeLessThan(MOST_BYTES);
});

async function makeFleet(tenant: TestTenant): Promise<void> {
  const tenantId = tenant.id;
  const people = Array.from({ length: CUSTOMERS }, (_, index) => ({
    ...{ tenantId, id: newId(), fullName: `Marie-Flore Desrosiers ${index}`, licenseNumber: `L${index}` },
    ...{
      licenseKey: `L${index}`,
      licenseExpiresOn: '2031-06-30',
      nameKey: `marie ${index}`,
      searchText: '',
      status: 'active',
    },
  }));
  const fleet = Array.from({ length: VEHICLES }, (_, index) => ({
    ...{ tenantId, id: newId(), make: 'Toyota', model: `RAV4 ${index % 20}`, year: 2021, nameKey: 'toyota' },
    ...{ plate: `AA-${10_000 + index}`, plateKey: `AA${10_000 + index}`, seats: 5, fuelType: 'gasoline' },
    ...{ transmission: 'automatic', dailyRateCents: 9500, serviceStatus: 'in_service', searchText: '' },
  }));
  const booked = fleet.flatMap(({ id: vehicleId }, vehicle) =>
    Array.from({ length: BOOKINGS }, (_, index) => {
      const pickupAt = new Date(Date.now() + (1 + index * 21 + (vehicle % 15)) * DAY_MS + vehicle * 60_000);
      return {
        ...{ tenantId, id: newId(), number: `V-2026-${String(vehicle * BOOKINGS + index).padStart(5, '0')}` },
        ...{ status: 'confirmed', customerId: people[(vehicle + index) % CUSTOMERS]?.id, vehicleId },
        ...{ pickupAt, dueAt: new Date(pickupAt.getTime() + 5 * DAY_MS), dailyRateCents: 5500 },
        ...{ createdBy: tenant.members.agent, noShowGraceHours: 2, autoCancelHours: 24 },
      };
    }),
  );
  const holds = booked.map(({ id, vehicleId, pickupAt, dueAt }) => ({
    ...{ tenantId, id: newId(), vehicleId, kind: 'reservation', reservationId: id },
    period: `[${pickupAt.toISOString()},${dueAt.toISOString()})`,
  }));
  await withTenant(tenantId, async (tx) => {
    await insertMany(tx, customers, people);
    await insertMany(tx, vehicles, fleet);
    await insertMany(tx, reservations, booked);
    await insertMany(tx, vehicleAllocations, holds);
  });
  // Nothing collects statistics so soon after rows were inserted, and without them the database plans badly.
  const owner = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  await owner`vacuum analyze customers, vehicles, reservations, vehicle_allocations, rentals`;
  await owner.end();
}
