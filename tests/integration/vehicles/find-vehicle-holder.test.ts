import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { HOUR_MS } from '@/lib/durations';
import { query } from '@/lib/server/query';
import { findVehicleHolder } from '@/lib/vehicles/find-vehicle-holder';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';

afterAll(closeDatabase);

async function holderOf(tenant: TestTenant, vehicleId: string) {
  return query(await asAgent(tenant), 'vehicles.view', (q) => findVehicleHolder(q, vehicleId));
}

it('is the rental that is out, or the reservation whose time has come, and nobody of another company', async () => {
  const [tenant, other] = [await makeTenant(), await makeTenant()];
  const now = Date.now();
  const at = (hours: number) => new Date(now + hours * HOUR_MS);
  const [out, held, booked, free] = [
    await makeVehicle(tenant),
    await makeVehicle(tenant),
    await makeVehicle(tenant),
    await makeVehicle(tenant),
  ];
  const rental = await makeActiveRental(tenant, { vehicleId: out, out: at(-50), due: at(-1) });
  const reservation = await makeReservation(tenant, { vehicleId: held, pickupAt: at(-1), dueAt: at(24) });
  await makeReservation(tenant, { vehicleId: booked, pickupAt: at(24), dueAt: at(48) });
  await makeReservation(tenant, { vehicleId: out, pickupAt: at(24), dueAt: at(48) });
  expect(await holderOf(tenant, out)).toEqual({ kind: 'rental', id: rental.id });
  expect(await holderOf(tenant, held)).toEqual({ kind: 'reservation', id: reservation.id });
  expect(await holderOf(tenant, booked)).toBeNull();
  expect(await holderOf(tenant, free)).toBeNull();
  expect(await holderOf(other, out)).toBeNull();
});
