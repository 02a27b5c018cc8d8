import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { reservations } from '@/db/schema/reservations';
import { listAtRiskReservations } from '@/lib/dashboard/list-at-risk-reservations';
import { HOUR_MS } from '@/lib/durations';
import { findDanger } from '@/lib/reservations/find-danger';
import { findStandIns } from '@/lib/reservations/find-stand-ins';
import { getReservation } from '@/lib/reservations/get-reservation';
import { getVoucher } from '@/lib/reservations/get-voucher';
import { proposeStandIn } from '@/lib/reservations/propose-stand-in';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { reserve } from '@/tests/support/reserve';

let tenant: TestTenant;
let classId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  classId = await makeVehicleClass(tenant);
});
afterAll(closeDatabase);

const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** A reservation from tomorrow for two days at 95.00, whose vehicle should have been back two hours ago. */
async function endangered() {
  const vehicleId = await makeVehicle(tenant, { classId });
  const reservation = await reserve(tenant, { vehicleId });
  const { id: rentalId } = await makeActiveRental(tenant, { vehicleId, out: at(-50), due: at(-2) });
  return { ...reservation, vehicleId, rentalId };
}

async function read(id: string) {
  const ctx = await asAgent(tenant);
  return query(ctx, 'reservations.view', async (q) => {
    const [{ reservation }, danger] = await Promise.all([getReservation(q, id), findDanger(q, id)]);
    const standIns = await findStandIns(q, reservation, { turnaroundMinutes: 0 });
    const shown = (await listAtRiskReservations(q, 50)).find((one) => one.id === id);
    if (shown) expect(shown.standIns).toEqual(standIns);
    const { vehicles: found, sameClass } = standIns;
    return { reservation, danger, found: found.map((one) => one.id), sameClass };
  });
}

async function exchange(reservationId: string, vehicleId: string) {
  const ctx = await asAgent(tenant);
  const change = await query(ctx, 'reservations.edit', (q) => proposeStandIn(q, { reservationId, vehicleId }));
  return updateReservation(await asAgent(tenant), change);
}

it('are the free vehicles of the class, and only else better ones, the cheapest first', async () => {
  const { id, rentalId } = await endangered();
  await makeVehicle(tenant, { dailyRateCents: 4_000 });
  const dear = await makeVehicle(tenant, { dailyRateCents: 15_000 });
  const better = await makeVehicle(tenant, { dailyRateCents: 12_000 });
  expect(await read(id)).toMatchObject({
    danger: { heldBy: 'rental', id: rentalId, late: true },
    found: [better, dear],
    sameClass: false,
  });
  const same = await makeVehicle(tenant, { classId, dailyRateCents: 20_000 });
  const taken = await makeVehicle(tenant, { classId });
  await reserve(tenant, { vehicleId: taken });
  expect(await read(id)).toMatchObject({ found: [same], sameClass: true });
});

it('are not what a class booking holds, which could not move away', async () => {
  const { id } = await endangered();
  const last = await makeVehicle(tenant, { classId });
  await reserve(tenant, { classId });
  expect((await read(id)).found).toEqual([]);
  const free = await makeVehicle(tenant, { classId });
  const { found } = await read(id);
  expect(found).toHaveLength(1);
  expect([last, free]).toContain(found[0]);
  await expect(exchange(id, found[0] ?? '')).resolves.toEqual({ id });
});

it('are found for a vehicle without a class too', async () => {
  const vehicleId = await makeVehicle(tenant);
  const { id } = await reserve(tenant, { vehicleId });
  await makeActiveRental(tenant, { vehicleId, out: at(-50), due: at(-2) });
  const better = await makeVehicle(tenant, { dailyRateCents: 12_000 });
  expect(await read(id)).toMatchObject({ found: [better], sameClass: false });
});

it('take over at the promised price, with a new voucher, and end the danger', async () => {
  const { id } = await endangered();
  const better = await makeVehicle(tenant, { dailyRateCents: 15_000 });
  const first = await getVoucher(await asAgent(tenant), id);
  await exchange(id, better);
  const { reservation, danger } = await read(id);
  expect(reservation).toMatchObject({ vehicleId: better, totalCents: 19_000, dailyRateCents: 9_500 });
  expect(danger).toBeNull();
  expect((await getVoucher(await asAgent(tenant), id)).id).not.toBe(first.id);
  // The promise holds for later edits, but ends once somebody only wants another vehicle.
  const again = await makeVehicle(tenant, { dailyRateCents: 20_000 });
  await exchange(id, again);
  expect((await read(id)).reservation.totalCents).toBe(40_000);
});

it('cost less where their own rate is lower', async () => {
  const { id } = await endangered();
  await exchange(id, await makeVehicle(tenant, { classId, dailyRateCents: 6_000 }));
  expect((await read(id)).reservation.totalCents).toBe(12_000);
});

it('are given to one of two reservations that want the same at the same moment', async () => {
  const [one, two] = [await endangered(), await endangered()];
  const other = await makeVehicle(tenant, { classId });
  const done = await Promise.allSettled([exchange(one.id, other), exchange(two.id, other)]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = done.find((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'vehicle_not_available' });
});

it('are not given to a closed reservation, nor from another company', async () => {
  const { id } = await endangered();
  const strange = await makeVehicle(await makeTenant());
  await expect(exchange(id, strange)).rejects.toMatchObject({ code: 'record_not_found' });
  await withTenant(tenant.id, (tx) =>
    tx.update(reservations).set({ status: 'cancelled' }).where(eq(reservations.id, id)),
  );
  const other = await makeVehicle(tenant, { classId });
  await expect(exchange(id, other)).rejects.toMatchObject({ code: 'invalid_transition' });
  expect((await read(id)).danger).toBeNull();
});
