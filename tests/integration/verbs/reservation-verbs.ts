import { eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { reservations } from '@/db/schema/reservations';
import { HOUR_MS } from '@/lib/durations';
import { collectPayment } from '@/lib/payments/collect-payment';
import { settleCancellation } from '@/lib/payments/settle-cancellation';
import { startAgreement } from '@/lib/rentals/start-agreement';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { createReservation } from '@/lib/reservations/create-reservation';
import { mailReservation } from '@/lib/reservations/mail-reservation';
import { undoNoShow } from '@/lib/reservations/undo-no-show';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';
import { reservationValues, reserve } from '@/tests/support/reserve';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

const notPossible = 'invalid_transition';

async function cancelled(tenant: TestTenant): Promise<string> {
  const { id } = await reserve(tenant);
  await cancelReservation(await asAgent(tenant), { reservationId: id, reason: 'No flight', expectedFeeCents: 0 });
  return id;
}

function giveEmail(tenant: TestTenant, customerId: string) {
  return withTenant(tenant.id, (tx) =>
    tx.update(customers).set({ email: 'marie@example.com' }).where(eq(customers.id, customerId)),
  );
}

/** A reservation whose hold ran out an hour ago, and whose return is tomorrow. */
async function noShow(tenant: TestTenant): Promise<string> {
  // Whole hours apart: a millisecond more would be another hour of the hold.
  const now = Date.now();
  const pickupAt = new Date(now - 27 * HOUR_MS);
  const dueAt = new Date(now + 24 * HOUR_MS);
  return (await makeReservation(tenant, { vehicleId: await makeVehicle(tenant), pickupAt, dueAt })).id;
}

export const RESERVATION_VERBS: VerbCase[] = [
  {
    verb: createReservation,
    allowed: async (tenant) =>
      reservationValues(
        await makeCustomer(tenant),
        { vehicleId: await makeVehicle(tenant) },
        { gps: true, specialRequests: 'A car without smoke', expectedTotalCents: 20_600 },
      ),
    forbidden: async (tenant) => {
      const { values } = await reserve(tenant);
      const customerId = await makeCustomer(tenant);
      return [{ ...values, customerId }, 'vehicle_not_available', { vehicleId: 'vehicle_not_available' }];
    },
    stranger: 'record_not_found',
  },
  {
    verb: updateReservation,
    allowed: async (tenant) => {
      const { id, values } = await reserve(tenant);
      const other = { vehicleId: await makeVehicle(tenant), childSeat: true, expectedTotalCents: 20_000 };
      return edited(tenant, updateReservation, { ...values, ...other, reservationId: id });
    },
    forbidden: async (tenant) => {
      const { values } = await reserve(tenant);
      return [{ ...values, reservationId: await cancelled(tenant), version: 'any' }, notPossible];
    },
    stranger: 'record_not_found',
  },
  {
    verb: cancelReservation,
    allowed: async (tenant) => ({
      reservationId: (await reserve(tenant)).id,
      reason: 'The flight is cancelled',
      expectedFeeCents: 0,
    }),
    forbidden: async (tenant) => [
      { reservationId: await cancelled(tenant), reason: 'Again', expectedFeeCents: 0 },
      notPossible,
    ],
    stranger: 'record_not_found',
  },
  {
    verb: settleCancellation,
    allowed: async (tenant) => {
      const { id } = await reserve(tenant);
      const paid = { reservationId: id, kind: 'balance', method: 'bank_transfer', amountCents: '50' };
      await collectPayment(await asAgent(tenant), paid);
      return { reservationId: id, reason: 'The flight is cancelled', expectedFeeCents: 0, expectedRefundCents: 5_000 };
    },
    forbidden: async (tenant) => {
      const reservationId = (await reserve(tenant)).id;
      return [{ reservationId, reason: 'No flight', expectedFeeCents: 0, expectedRefundCents: 1 }, 'quote_changed'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: mailReservation,
    allowed: async (tenant) => {
      const { id, customerId } = await reserve(tenant);
      await giveEmail(tenant, customerId);
      return { reservationId: id };
    },
    forbidden: async (tenant) => [{ reservationId: (await reserve(tenant)).id }, 'customer_without_email'],
    stranger: 'record_not_found',
  },
  {
    verb: undoNoShow,
    allowed: async (tenant) => ({ reservationId: await noShow(tenant), reason: 'He has called' }),
    forbidden: async (tenant) => {
      const reservationId = await noShow(tenant);
      const past = { dueAt: new Date(Date.now() - HOUR_MS) };
      await withTenant(tenant.id, (tx) => tx.update(reservations).set(past).where(eq(reservations.id, reservationId)));
      return [{ reservationId, reason: 'Too late' }, 'due_in_past'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: startAgreement,
    allowed: async (tenant) => ({ reservationId: (await reserve(tenant)).id }),
    forbidden: async (tenant) => [{ reservationId: await cancelled(tenant) }, notPossible],
    stranger: 'record_not_found',
  },
];
