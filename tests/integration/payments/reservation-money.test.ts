import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getReceiptData } from '@/lib/payments/get-receipt-data';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { getReservationMoney } from '@/lib/payments/get-reservation-money';
import { refundPayment } from '@/lib/payments/refund-payment';
import { activateRental } from '@/lib/rentals/activate-rental';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { discardDraft } from '@/lib/rentals/discard-draft';
import { startAgreement } from '@/lib/rentals/start-agreement';
import { getReservation } from '@/lib/reservations/get-reservation';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { agreedValues, handOver, reserveForNow } from '@/tests/support/hand-over';
import { RESERVATION_TOTAL_CENTS, reserve } from '@/tests/support/reserve';
import { edited } from '../verbs/edited';

const FEE = 7_000;

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant({ cancellationFeeCents: 5_000, noShowFeeCents: FEE, freeCancellationHours: 48 });
});
afterAll(closeDatabase);

async function collect(reservationId: string, kind: string, amountCents: string | number, more: object = {}) {
  return collectPayment(await asAgent(tenant), { reservationId, kind, method: 'cash', amountCents, ...more });
}

async function moneyOf(reservationId: string) {
  return query(await asAgent(tenant), 'reservations.view', async (q) =>
    getReservationMoney(q, (await getReservation(q, reservationId)).reservation),
  );
}

describe('collecting', () => {
  it('takes part payments up to the price and a deposit up to the agreed one, each with its receipt', async () => {
    const { id, number } = await reserve(tenant);
    await collect(id, 'balance', '100');
    const { id: depositId } = await collect(id, 'deposit', '300');
    const money = await moneyOf(id);
    expect(money.balance).toMatchObject({ paidCents: 10_000, depositHeldCents: 30_000, chargesCents: 0 });
    expect(money.collectible).toEqual({ balanceCents: RESERVATION_TOTAL_CENTS - 10_000, depositCents: 0, feeCents: 0 });
    const receipt = await query(await asAgent(tenant), 'payments.view', (q) => getReceiptData(q, depositId, 'X'));
    expect(receipt).toMatchObject({
      kind: 'deposit',
      reservationNumber: number,
      agreementNumber: null,
      dueAfterCents: RESERVATION_TOTAL_CENTS - 10_000,
      beforePickup: true,
      depositHeldCents: 30_000,
    });
  });

  it('refuses more than the reservation costs, more deposit than agreed, and a charge', async () => {
    const { id } = await reserve(tenant);
    const fields = { amountCents: 'amount_exceeds_reservation' };
    const tooMuch = { code: 'amount_exceeds_reservation', fields, params: { dueCents: RESERVATION_TOTAL_CENTS } };
    await expect(collect(id, 'balance', RESERVATION_TOTAL_CENTS + 1)).rejects.toMatchObject(tooMuch);
    await expect(collect(id, 'deposit', '300.01')).rejects.toMatchObject({ code: 'amount_exceeds_reservation' });
    await expect(collect(id, 'charge', '1')).rejects.toMatchObject({ code: 'invalid_transition' });
    await collect(id, 'balance', RESERVATION_TOTAL_CENTS);
    await expect(collect(id, 'balance', 1)).rejects.toMatchObject({ code: 'nothing_due' });
  });

  it('counts one gourde too many as rounding', async () => {
    const company = await makeTenant({ htgRate: '131.5000', htgRateOn: '2026-11-20' });
    const { id } = await reserve(company);
    const gourdes = { method: 'cash', currency: 'HTG', htgRate: '131.5000', receivedHtgCents: 2_498_500 };
    await collectPayment(await asAgent(company), { reservationId: id, kind: 'balance', ...gourdes });
    const over = { reservationId: id, kind: 'deposit', ...gourdes, receivedHtgCents: 3_945_200 };
    await expect(collectPayment(await asAgent(company), over)).rejects.toMatchObject({
      code: 'amount_exceeds_reservation',
      fields: { receivedHtgCents: 'amount_exceeds_reservation' },
    });
  });

  it('keeps the reservation for the customer who paid', async () => {
    const reserved = await reserveForNow(tenant);
    const { id: paymentId } = await collect(reserved.id, 'balance', '50');
    const customerId = await makeCustomer(tenant);
    const other = { ...reserved.values, reservationId: reserved.id, customerId };
    const paid = { code: 'reservation_paid', fields: { customerId: 'reservation_paid' } };
    const ctx = await asAgent(tenant);
    await expect(updateReservation(ctx, await edited(tenant, updateReservation, other))).rejects.toMatchObject(paid);
    const { id: rentalId } = await startAgreement(ctx, { reservationId: reserved.id });
    const values = agreedValues(reserved, { customerId });
    const handed = { rentalId, values, expectedTotalCents: RESERVATION_TOTAL_CENTS };
    await expect(activateRental(ctx, handed)).rejects.toMatchObject(paid);
    await refundPayment(await asManager(tenant), { paymentId, amountCents: '50', method: 'cash' });
    await expect(activateRental(ctx, handed)).resolves.toMatchObject({ id: rentalId });
  });
});

describe('the hand-over', () => {
  it('gives the money to the rental, where it is refunded, voided and settled', async () => {
    const reserved = await reserveForNow(tenant);
    const part = await collect(reserved.id, 'balance', '100');
    await collect(reserved.id, 'deposit', '300');
    const draft = await startAgreement(await asAgent(tenant), { reservationId: reserved.id });
    await discardDraft(await asAgent(tenant), { rentalId: draft.id });
    expect((await moneyOf(reserved.id)).balance).toMatchObject({ paidCents: 10_000, depositHeldCents: 30_000 });
    const rental = await handOver(tenant, reserved);
    const money = await query(await asAgent(tenant), 'rentals.view', (q) => getRentalMoney(q, rental.id));
    expect(money.balance).toMatchObject({
      chargesCents: RESERVATION_TOTAL_CENTS,
      paidCents: 10_000,
      depositHeldCents: 30_000,
      dueCents: RESERVATION_TOTAL_CENTS - 10_000,
    });
    const left = await moneyOf(reserved.id);
    expect(left.balance).toMatchObject({ paidCents: 0, depositHeldCents: 0, dueCents: 0 });
    expect(left.payments.map(({ rentalId, refundableCents }) => [rentalId, refundableCents])).toEqual([
      [rental.id, 0],
      [rental.id, 0],
    ]);
    await expect(collect(reserved.id, 'balance', '1')).rejects.toMatchObject({ code: 'invalid_transition' });
    const manager = await asManager(tenant);
    await refundPayment(manager, { paymentId: part.id, amountCents: '40', method: 'cash' });
    const cancel = { rentalId: rental.id, odometerKm: '40000', reason: 'Wrong car' };
    await cancelRental(manager, cancel);
    const after = await query(manager, 'rentals.view', (q) => getRentalMoney(q, rental.id));
    expect(after.balance).toMatchObject({ paidCents: 6_000, depositHeldCents: 30_000, dueCents: -6_000 });
  });
});
