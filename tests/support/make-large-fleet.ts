import { withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { customers } from '@/db/schema/customers';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { insertMany } from '@/lib/server/insert-many';
import type { TestTenant } from './factories';

const CUSTOMERS = 300;

/** So many vehicles, each with bookings of five days, three weeks apart, by 300 customers. */
export async function makeLargeFleet(
  tenant: TestTenant,
  { vehicleCount, bookings }: { vehicleCount: number; bookings: number },
): Promise<void> {
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
  const fleet = Array.from({ length: vehicleCount }, (_, index) => ({
    ...{ tenantId, id: newId(), make: 'Toyota', model: `RAV4 ${index % 20}`, year: 2021, nameKey: 'toyota' },
    ...{ plate: `AA-${10_000 + index}`, plateKey: `AA${10_000 + index}`, seats: 5, fuelType: 'gasoline' },
    ...{ transmission: 'automatic', dailyRateCents: 9500, serviceStatus: 'in_service', searchText: '' },
  }));
  const booked = fleet.flatMap(({ id: vehicleId }, vehicle) =>
    Array.from({ length: bookings }, (_, index) => {
      const pickupAt = new Date(Date.now() + (1 + index * 21 + (vehicle % 15)) * DAY_MS + vehicle * 60_000);
      return {
        ...{ tenantId, id: newId(), number: `V-2026-${String(vehicle * bookings + index).padStart(5, '0')}` },
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
}
