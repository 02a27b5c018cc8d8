import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { searchAvailableVehicles } from '@/lib/allocations/search-available-vehicles';
import { HOUR_MS } from '@/lib/durations';
import { activateRental } from '@/lib/rentals/activate-rental';
import { createReservation } from '@/lib/reservations/create-reservation';
import { getReservation } from '@/lib/reservations/get-reservation';
import { quoteReservation } from '@/lib/reservations/quote-reservation';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { query } from '@/lib/server/query';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { reservationValues, reserve } from '@/tests/support/reserve';

let tenant: TestTenant;
let classId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  classId = await makeVehicleClass(tenant);
});
afterAll(closeDatabase);

const times = (from: number, until: number) => ({ pickupAt: localIn(from), dueAt: localIn(until) });

async function heldBy(id: string): Promise<string> {
  return query(await asAgent(tenant), 'reservations.view', async (q) => (await getReservation(q, id)).vehicle.id);
}

it('bears the price of the cheapest vehicle of the class, and takes any that is free', async () => {
  const dear = await makeVehicle(tenant, { classId, dailyRateCents: 12_000 });
  const cheap = await makeVehicle(tenant, { classId, dailyRateCents: 9_500 });
  const first = await reserve(tenant, { classId });
  const second = await reserve(tenant, { classId });
  expect([await heldBy(first.id), await heldBy(second.id)].toSorted()).toEqual([dear, cheap].toSorted());
  await expect(reserve(tenant, { classId })).rejects.toMatchObject({
    code: 'class_not_available',
    fields: { classId: 'class_not_available' },
    details: { freeFrom: expect.stringMatching(/^\d{4}-/) },
  });
});

it('gives way where somebody books the very vehicle that it has pencilled, and the audit log says so', async () => {
  const [a, b] = await Promise.all([makeVehicle(tenant, { classId }), makeVehicle(tenant, { classId })]);
  const booking = await reserve(tenant, { classId });
  const pencilled = await heldBy(booking.id);
  const other = pencilled === a ? b : a;
  const ctx = await asAgent(tenant);
  const shown = await query(ctx, 'vehicles.view', (q) =>
    searchAvailableVehicles(q, {
      text: '',
      from: new Date(Date.now() + 30 * HOUR_MS),
      until: new Date(Date.now() + 40 * HOUR_MS),
    }),
  );
  expect(shown.map(({ clash }) => clash)).toEqual([null, null]);
  await reserve(tenant, { vehicleId: pencilled });
  expect(await heldBy(booking.id)).toBe(other);
  const entries = await withTenant(tenant.id, (tx) =>
    tx
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'reservations.move'), eq(auditEntries.entityId, booking.id))),
  );
  expect(entries).toEqual([{ before: { vehicleId: pencilled }, after: { vehicleId: other } }]);
  const values = reservationValues(await makeCustomer(tenant), { vehicleId: other });
  const quote = await query(ctx, 'reservations.edit', (q) => quoteReservation(q, values));
  expect(quote).toMatchObject({ clash: { number: booking.number }, others: [] });
  await expect(createReservation(ctx, values)).rejects.toMatchObject({
    code: 'vehicle_not_available',
    details: { number: booking.number, others: [] },
  });
});

it('gives way to a hand-over as well', async () => {
  const [a, b] = await Promise.all([makeVehicle(tenant, { classId }), makeVehicle(tenant, { classId })]);
  const booking = await reserve(tenant, { classId }, times(2, 50));
  const pencilled = await heldBy(booking.id);
  await activateRental(await asAgent(tenant), await makeDraft(tenant, { vehicleId: pencilled }));
  expect(await heldBy(booking.id)).toBe(pencilled === a ? b : a);
});

it('changes places with others where only that makes room', async () => {
  await Promise.all([makeVehicle(tenant, { classId }), makeVehicle(tenant, { classId })]);
  const first = await reserve(tenant, { classId }, times(24, 72));
  const blocked = (await heldBy(first.id)) as string;
  // Booked firmly beside it, so that the second class booking lies on the other vehicle.
  const firm = await reserve(tenant, { vehicleId: blocked }, times(72, 120));
  const second = await reserve(tenant, { classId }, times(96, 144));
  expect(await heldBy(second.id)).not.toBe(blocked);
  expect(firm.id).toBeTruthy();
  const third = await reserve(tenant, { classId }, times(48, 96));
  expect(new Set([await heldBy(first.id), await heldBy(third.id)]).size).toBe(2);
});

it('moves a booking whose customer is late, but not to a vehicle whose last hold was not over when it began', async () => {
  const now = Date.now();
  const at = (hours: number) => new Date(now + hours * HOUR_MS);
  const fleet: string[] = [];
  for (let index = 0; index < 3; index += 1) fleet.push(await makeVehicle(tenant, { classId }));
  const [missed = '', pencilled = '', free = ''] = fleet;
  await makeReservation(tenant, { vehicleId: missed, pickupAt: at(-1.5), dueAt: at(-0.5) });
  const late = await makeReservation(tenant, {
    vehicleId: pencilled,
    ...{ pickupAt: at(-1.5), dueAt: at(2) },
    values: { classId, pencilled: true },
  });
  await reserve(tenant, { vehicleId: pencilled }, times(1, 49));
  expect(await heldBy(late.id)).toBe(free);
});

it('stays on a vehicle that has been taken out of service, and never takes one', async () => {
  const only = await makeVehicle(tenant, { classId });
  const booking = await reserve(tenant, { classId });
  await withTenant(tenant.id, (tx) =>
    tx.update(vehicles).set({ serviceStatus: 'maintenance' }).where(eq(vehicles.id, only)),
  );
  await makeVehicle(tenant, { classId });
  await reserve(tenant, { classId });
  expect(await heldBy(booking.id)).toBe(only);
  await expect(reserve(tenant, { classId })).rejects.toMatchObject({ code: 'class_not_available' });
  const [row] = await withTenant(tenant.id, (tx) =>
    tx.select({ pencilled: reservations.pencilled }).from(reservations).where(eq(reservations.id, booking.id)),
  );
  expect(row).toEqual({ pencilled: true });
});

it('can be changed while all vehicles of the class are in the garage today', async () => {
  const vehicleId = await makeVehicle(tenant, { classId });
  const { id: reservationId, values } = await reserve(tenant, { classId });
  await withTenant(tenant.id, (tx) =>
    tx.update(vehicles).set({ serviceStatus: 'maintenance' }).where(eq(vehicles.id, vehicleId)),
  );
  const ctx = await asAgent(tenant);
  const edit = { ...values, reservationId, specialRequests: 'Call first' };
  await expect(editNow(updateReservation, ctx, edit)).resolves.toBeDefined();
  const other = { ...edit, dueAt: localIn(96), expectedTotalCents: 28_500 };
  await expect(editNow(updateReservation, ctx, other)).rejects.toMatchObject({ code: 'class_not_available' });
});
