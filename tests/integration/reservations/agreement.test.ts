import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { HOUR_MS } from '@/lib/durations';
import { activateRental } from '@/lib/rentals/activate-rental';
import { startAgreement } from '@/lib/rentals/start-agreement';
import { AGREEMENT_TOTAL_CENTS, agreementValues, localIn } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeRule, makeVehicleClass } from '@/tests/support/make-rule';
import { makeReservationCompany, readReservation } from '@/tests/support/reservation-company';
import { reserve } from '@/tests/support/reserve';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeReservationCompany();
});
afterAll(closeDatabase);

describe('its agreement', () => {
  it('carries everything over, opens once, and keeps the promised price', async () => {
    const classId = await makeVehicleClass(tenant);
    const vehicleId = await makeVehicle(tenant, { classId });
    const times = { pickupAt: localIn(0), dueAt: localIn(48) };
    const said = { ...times, gps: true, expectedTotalCents: 20_600, specialRequests: 'No smoke' };
    const { id, customerId } = await reserve(tenant, { classId }, said);
    const ctx = await asAgent(tenant);
    const [first, second] = await Promise.all([
      startAgreement(ctx, { reservationId: id }),
      startAgreement(ctx, { reservationId: id }),
    ]);
    expect(second).toEqual(first);
    const [draft] = await withTenant(tenant.id, (tx) => tx.select().from(rentals).where(eq(rentals.id, first.id)));
    expect(draft?.draft).toMatchObject({
      ...times,
      customerId,
      vehicleId,
      pickupLocation: 'Cap-Haïtien',
      returnLocation: 'Okap',
      usageZone: 'Nord',
      dailyRateCents: '95.00',
      depositCents: '300.00',
      options: ['gps'],
      paymentMethod: 'cash',
      notes: 'No smoke',
    });
    expect((await readReservation(tenant, id)).reservation.pencilled).toBe(false);
    await withTenant(tenant.id, (tx) => tx.update(vehicles).set({ dailyRateCents: 30_000 }));
    await makeRule(tenant, { startsOn: '', endsOn: '', classId, tier: 'standard' });
    const values = agreementValues(customerId, vehicleId, { ...times, options: ['gps'], rateOwn: false });
    await activateRental(ctx, { rentalId: first.id, values, expectedTotalCents: 20_600 });
    expect(await readReservation(tenant, id)).toMatchObject({
      shownStatus: 'converted',
      rental: { id: first.id, status: 'active' },
    });
  });

  it('leaves a reservation that has lapsed since a no-show with its fee, job or no job', async () => {
    const { id, customerId, vehicleId = '' } = await reserve(tenant);
    const ctx = await asAgent(tenant);
    const agreement = await startAgreement(ctx, { reservationId: id });
    const lapsed = { pickupAt: new Date(Date.now() - 27 * HOUR_MS) };
    await withTenant(tenant.id, (tx) => tx.update(reservations).set(lapsed).where(eq(reservations.id, id)));
    const values = agreementValues(customerId, vehicleId);
    await activateRental(ctx, { rentalId: agreement.id, values, expectedTotalCents: AGREEMENT_TOTAL_CENTS });
    expect(await readReservation(tenant, id)).toMatchObject({
      shownStatus: 'no_show',
      reservation: { feeCents: 7_000 },
    });
  });
});
