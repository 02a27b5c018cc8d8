import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { vehicles } from '@/db/schema/vehicles';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { createReservation } from '@/lib/reservations/create-reservation';
import { quoteReservation } from '@/lib/reservations/quote-reservation';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { query } from '@/lib/server/query';
import { localIn } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeReservationCompany, readReservation } from '@/tests/support/reservation-company';
import { reservationValues, reserve } from '@/tests/support/reserve';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeReservationCompany();
});
afterAll(closeDatabase);

describe('a reservation', () => {
  it('is priced as the screen shows it, line by line, and keeps its price when the rates change', async () => {
    const vehicleId = await makeVehicle(tenant);
    const options = { gps: true, childSeat: true, additionalDriver: true };
    const values = reservationValues(await makeCustomer(tenant), { vehicleId }, options);
    const ctx = await asAgent(tenant);
    const { quote } = await query(ctx, 'reservations.edit', (q) => quoteReservation(q, values));
    expect(quote?.lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['rent', 19_000],
      ['gps', 1_600],
      ['child_seat', 1_000],
      ['additional_driver', 2_000],
    ]);
    await expect(createReservation(ctx, values)).rejects.toMatchObject({
      code: 'quote_changed',
      details: { totalCents: 23_600 },
    });
    const { id } = await createReservation(ctx, { ...values, expectedTotalCents: 23_600 });
    await withTenant(tenant.id, (tx) => tx.update(vehicles).set({ dailyRateCents: 20_000 }));
    const edit = { ...values, reservationId: id, specialRequests: 'At the airport', expectedTotalCents: 23_600 };
    await editNow(updateReservation, ctx, edit);
    const { reservation } = await readReservation(tenant, id);
    expect(reservation).toMatchObject({ totalCents: 23_600, dailyRateCents: 9_500, specialRequests: 'At the airport' });
    expect(reservation.priceLines).toEqual(quote?.lines);
  });

  it('of a manager may have a rate of its own, of an agent not', async () => {
    const values = reservationValues(
      await makeCustomer(tenant),
      { vehicleId: await makeVehicle(tenant) },
      { dailyRateCents: '80', expectedTotalCents: 16_000 },
    );
    await expect(createReservation(await asAgent(tenant), values)).rejects.toMatchObject({
      fields: { dailyRateCents: 'insufficient_permissions' },
    });
    await expect(createReservation(await asManager(tenant), values)).resolves.toBeDefined();
  });

  it('does not carry a manager’s rate over to anything that it was not agreed for', async () => {
    const own = { dailyRateCents: '20', expectedTotalCents: 4_000 };
    const booked = { vehicleId: await makeVehicle(tenant) };
    const values = reservationValues(await makeCustomer(tenant), booked, own);
    const { id: reservationId } = await createReservation(await asManager(tenant), values);
    const dear = { vehicleId: await makeVehicle(tenant, { dailyRateCents: 25_000 }) };
    const longer = { dueAt: localIn(24 * 11), expectedTotalCents: 20_000 };
    for (const change of [dear, longer, { customerId: await makeCustomer(tenant) }]) {
      const edit = { ...values, reservationId, ...change };
      await expect(editNow(updateReservation, await asAgent(tenant), edit)).rejects.toMatchObject({
        fields: { dailyRateCents: 'insufficient_permissions' },
      });
      await expect(editNow(updateReservation, await asManager(tenant), edit)).resolves.toBeDefined();
      await editNow(updateReservation, await asManager(tenant), { ...values, reservationId });
    }
    const other = { ...values, reservationId, specialRequests: 'At the airport' };
    await expect(editNow(updateReservation, await asAgent(tenant), other)).resolves.toBeDefined();
  });

  it.each([
    [
      'customer_blacklisted',
      'customerId',
      async () => ({ customerId: await makeCustomer(tenant, { status: 'blacklisted' }) }),
    ],
    [
      'customer_inactive',
      'customerId',
      async () => ({ customerId: await makeCustomer(tenant, { status: 'inactive' }) }),
    ],
    [
      'vehicle_not_in_service',
      'vehicleId',
      async () => ({ vehicleId: await makeVehicle(tenant, { serviceStatus: 'inactive' }) }),
    ],
    ['period_invalid', 'dueAt', async () => ({ dueAt: localIn(24.5) })],
    ['return_before_pickup', 'dueAt', async () => ({ dueAt: localIn(23) })],
    ['pickup_in_past', 'pickupAt', async () => ({ pickupAt: localIn(-3) })],
    ['pickup_too_far', 'pickupAt', async () => ({ pickupAt: localIn(24 * 740), dueAt: localIn(24 * 741) })],
  ] as const)('is refused: %s at %s', async (code, field, change) => {
    const values = reservationValues(await makeCustomer(tenant), { vehicleId: await makeVehicle(tenant) });
    const attempt = createReservation(await asAgent(tenant), { ...values, ...(await change()) });
    await expect(attempt).rejects.toMatchObject({ code, fields: { [field]: code } });
  });

  it('moves with an edit to another vehicle and time, and frees what it held', async () => {
    const { id, values, vehicleId } = await reserve(tenant);
    const other = await makeVehicle(tenant);
    const edit = { ...values, reservationId: id, vehicleId: other, pickupAt: localIn(48), dueAt: localIn(96) };
    await editNow(updateReservation, await asAgent(tenant), edit);
    const holds = await withTenant(tenant.id, (tx) =>
      tx
        .select({ vehicleId: vehicleAllocations.vehicleId })
        .from(vehicleAllocations)
        .where(and(eq(vehicleAllocations.reservationId, id), isNull(vehicleAllocations.releasedAt))),
    );
    expect(holds).toEqual([{ vehicleId: other }]);
    await expect(reserve(tenant, { vehicleId })).resolves.toBeDefined();
  });

  it('stretches over its own hold, but not into the next one', async () => {
    const [until, beyond, later] = [localIn(96), localIn(96.5), localIn(120)];
    const { id, values, vehicleId } = await reserve(tenant);
    const next = await reserve(tenant, { vehicleId }, { pickupAt: until, dueAt: later, expectedTotalCents: 9_500 });
    const stretched = { ...values, reservationId: id, dueAt: until, expectedTotalCents: 28_500 };
    await editNow(updateReservation, await asAgent(tenant), stretched);
    const further = { ...stretched, dueAt: beyond };
    await expect(editNow(updateReservation, await asAgent(tenant), further)).rejects.toMatchObject({
      code: 'vehicle_not_available',
      details: { number: next.number },
    });
  });

  it('costs a fee when it is cancelled late, and only the one that was shown', async () => {
    const { id } = await reserve(tenant, {}, { pickupAt: localIn(5), dueAt: localIn(53) });
    const cancel = async (expectedFeeCents: number) =>
      cancelReservation(await asAgent(tenant), { reservationId: id, reason: 'No flight', expectedFeeCents });
    await expect(cancel(0)).rejects.toMatchObject({ code: 'quote_changed', details: { feeCents: 5_000 } });
    await expect(cancel(5_000)).resolves.toEqual({ id, feeCents: 5_000 });
    expect((await readReservation(tenant, id)).reservation).toMatchObject({
      status: 'cancelled',
      closedReason: 'No flight',
      feeCents: 5_000,
    });
  });
});
