import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { tenantSettings } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { query } from '@/lib/server/query';
import { localIn } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';
import { checkedIn, makeReturned } from '@/tests/support/take-back';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const mistake = (rentalId: string) => ({ rentalId, reason: 'It was the other Duster' });

async function money(rentalId: string) {
  return query(await asManager(tenant), 'rentals.view', (q) => getRentalMoney(q, rentalId));
}

it('is refused while another rental has the vehicle, and once one has had it', async () => {
  const { id, vehicleId } = await makeReturned(tenant);
  const ctx = await asManager(tenant);
  const since = new Date();
  const other = await makeActiveRental(tenant, { vehicleId, out: since });
  await expect(reopenReturn(ctx, mistake(id))).rejects.toMatchObject({
    code: 'vehicle_not_available',
    details: { kind: 'rental' },
  });
  await settleReturn(ctx, checkedIn(other.id, { odometerKm: 40_510, returnedAt: localIn(1 / 30) }));
  await expect(reopenReturn(ctx, mistake(id))).rejects.toMatchObject({ code: 'vehicle_used_since' });
});

it('is possible after a hand-over that was cancelled because nothing was driven', async () => {
  const { id, vehicleId } = await makeReturned(tenant);
  const ctx = await asManager(tenant);
  const other = await makeActiveRental(tenant, { vehicleId, out: new Date() });
  await cancelRental(ctx, { rentalId: other.id, odometerKm: 40_000, reason: 'Never left' });
  await expect(reopenReturn(ctx, mistake(id))).resolves.toMatchObject({ id });
});

it('is refused where somebody has booked the rest of the time, with who', async () => {
  const { id, vehicleId, due } = await makeReturned(tenant);
  const pickupAt = new Date(due.getTime() - DAY_MS);
  await makeReservation(tenant, { vehicleId, pickupAt, dueAt: new Date(due.getTime() + DAY_MS) });
  await expect(reopenReturn(await asManager(tenant), mistake(id))).rejects.toMatchObject({
    code: 'vehicle_not_available',
    details: { kind: 'reservation', from: pickupAt.toISOString() },
  });
  expect(await money(id)).toMatchObject({
    rental: { status: 'completed' },
    balance: { depositAppliedCents: 29_800 },
  });
});

it('of a vehicle that is late by now is refused where it is promised for now', async () => {
  const out = new Date(Date.now() - 4 * DAY_MS);
  const late = await makeReturned(tenant, { out, due: new Date(Date.now() - 3 * HOUR_MS) });
  const held = { pickupAt: new Date(Date.now() - HOUR_MS), dueAt: new Date(Date.now() + DAY_MS) };
  await makeReservation(tenant, { vehicleId: late.vehicleId, ...held });
  await expect(reopenReturn(await asManager(tenant), mistake(late.id))).rejects.toMatchObject({
    code: 'vehicle_not_available',
    details: { kind: 'reservation' },
  });
});

it.each([
  ['vehicle_not_in_service', { serviceStatus: 'maintenance' as const }],
  ['record_not_found', { archivedAt: new Date() }],
])('is refused with %s', async (code, values) => {
  const { id, vehicleId } = await makeReturned(tenant);
  await withTenant(tenant.id, (tx) => tx.update(vehicles).set(values).where(eq(vehicles.id, vehicleId)));
  await expect(reopenReturn(await asManager(tenant), mistake(id))).rejects.toMatchObject({ code });
});

it('is refused where the customer is in no list any more', async () => {
  const { id, customerId } = await makeReturned(tenant);
  const archived = { archivedAt: new Date() };
  await withTenant(tenant.id, (tx) => tx.update(customers).set(archived).where(eq(customers.id, customerId)));
  await expect(reopenReturn(await asManager(tenant), mistake(id))).rejects.toMatchObject({ code: 'record_not_found' });
});

it('is refused for a rental that was cancelled, and for one that is out', async () => {
  const { id } = await makeActiveRental(tenant);
  const ctx = await asManager(tenant);
  await expect(reopenReturn(ctx, mistake(id))).rejects.toMatchObject({ code: 'invalid_transition' });
  await cancelRental(ctx, { rentalId: id, odometerKm: 40_000, reason: 'Never left' });
  await expect(reopenReturn(ctx, mistake(id))).rejects.toMatchObject({ code: 'rental_cancelled' });
});

it('is refused where the option it had is with somebody else, at the field that says so', async () => {
  const optionsOut = { values: { options: ['gps' as const] } };
  await withTenant(tenant.id, (tx) =>
    tx.update(tenantSettings).set({ gpsStock: 1 }).where(eq(tenantSettings.tenantId, tenant.id)),
  );
  const { id } = await makeReturned(tenant, optionsOut);
  const other = await makeReturned(tenant, optionsOut);
  const ctx = await asManager(tenant);
  await reopenReturn(ctx, mistake(other.id));
  await expect(reopenReturn(ctx, mistake(id))).rejects.toMatchObject({
    code: 'option_not_available',
    fields: { options: 'option_not_available' },
  });
});
