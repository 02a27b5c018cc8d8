import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { reservations } from '@/db/schema/reservations';
import { HOUR_MS } from '@/lib/durations';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getReservationMoney } from '@/lib/payments/get-reservation-money';
import { refundPayment } from '@/lib/payments/refund-payment';
import { settleCancellation } from '@/lib/payments/settle-cancellation';
import { voidPayment } from '@/lib/payments/void-payment';
import { getReservation } from '@/lib/reservations/get-reservation';
import { undoNoShow } from '@/lib/reservations/undo-no-show';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { RESERVATION_TOTAL_CENTS, reserve } from '@/tests/support/reserve';

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

/** The hold of a reservation has run out, and its return is still to come. */
function letExpire(reservationId: string) {
  const past = { pickupAt: new Date(Date.now() - 27 * HOUR_MS), dueAt: new Date(Date.now() + 24 * HOUR_MS) };
  return withTenant(tenant.id, (tx) => tx.update(reservations).set(past).where(eq(reservations.id, reservationId)));
}

describe('a cancellation', () => {
  it('keeps the fee as a charge and leaves the rest to be refunded, and not a cent more', async () => {
    const { id } = await reserve(tenant);
    const { id: paymentId } = await collect(id, 'balance', '120');
    const cancel = { reservationId: id, reason: 'No flight', expectedFeeCents: 5_000, expectedRefundCents: 7_000 };
    await expect(settleCancellation(await asAgent(tenant), { ...cancel, refund: true })).rejects.toMatchObject({
      code: 'insufficient_permissions',
    });
    await settleCancellation(await asAgent(tenant), cancel);
    const money = await moneyOf(id);
    expect(money.balance).toMatchObject({ chargesCents: 5_000, paidCents: 12_000, dueCents: -7_000 });
    expect(money.fees).toMatchObject([{ kind: 'cancellation_fee', amountCents: 5_000, waivedAt: null }]);
    expect(money.payments[0]?.refundableCents).toBe(7_000);
    const manager = await asManager(tenant);
    const tooMuch = refundPayment(manager, { paymentId, amountCents: '70.01', method: 'cash' });
    await expect(tooMuch).rejects.toMatchObject({
      code: 'refund_exceeds_fee',
      fields: { amountCents: 'refund_exceeds_fee' },
    });
    await refundPayment(manager, { paymentId, amountCents: '70', method: 'cash' });
    expect((await moneyOf(id)).balance).toMatchObject({ paidCents: 5_000, dueCents: 0 });
  });

  it('gives everything back in the same act as it came, where a manager says so', async () => {
    const company = await makeTenant({ cancellationFeeCents: 5_000, freeCancellationHours: 48, htgRate: '130.0000' });
    const { id } = await reserve(company);
    const agent = await asAgent(company);
    const gourdes = { currency: 'HTG', method: 'cash', receivedHtgCents: 1_300_000, htgRate: '130.0000' };
    await collectPayment(agent, { reservationId: id, kind: 'balance', ...gourdes });
    await collectPayment(agent, { reservationId: id, kind: 'deposit', method: 'bank_transfer', amountCents: '300' });
    const cancel = { reservationId: id, reason: 'No flight', expectedFeeCents: 5_000, refund: true };
    const wrong = settleCancellation(await asManager(company), { ...cancel, expectedRefundCents: 40_000 });
    await expect(wrong).rejects.toMatchObject({ code: 'quote_changed', details: { refundCents: 35_000 } });
    await settleCancellation(await asManager(company), { ...cancel, expectedRefundCents: 35_000 });
    const money = await query(agent, 'reservations.view', async (q) =>
      getReservationMoney(q, (await getReservation(q, id)).reservation),
    );
    expect(money.balance).toMatchObject({ paidCents: 5_000, depositHeldCents: 0, dueCents: 0 });
    const refunds = money.payments.filter(({ kind }) => kind === 'refund');
    expect(refunds.map(({ method, amountCents, receivedHtgCents }) => [method, amountCents, receivedHtgCents])).toEqual(
      [
        ['bank_transfer', 30_000, null],
        ['cash', 5_000, 650_000],
      ],
    );
  });
});

describe('a no-show', () => {
  it('pays its fee from the deposit and leaves the rest to be refunded', async () => {
    const { id } = await reserve(tenant);
    const { id: paymentId } = await collect(id, 'deposit', '100');
    await letExpire(id);
    const manager = await asManager(tenant);
    const tooMuch = refundPayment(manager, { paymentId, amountCents: '100', method: 'cash' });
    await expect(tooMuch).rejects.toMatchObject({
      code: 'deposit_exceeds_held',
      fields: { amountCents: 'deposit_exceeds_held' },
    });
    await refundPayment(manager, { paymentId, amountCents: '30', method: 'cash' });
    const { balance } = await moneyOf(id);
    expect(balance).toMatchObject({ chargesCents: FEE, depositAppliedCents: FEE, depositHeldCents: 0, dueCents: 0 });
  });

  it('owes what nothing pays, until it is collected, and takes its fee back when it is undone', async () => {
    const { id } = await reserve(tenant);
    await collect(id, 'deposit', '20');
    await letExpire(id);
    await collect(id, 'charge', '15');
    expect((await moneyOf(id)).balance).toMatchObject({ dueCents: FEE - 3_500, depositHeldCents: 0 });
    await expect(collect(id, 'charge', '35.01')).rejects.toMatchObject({ code: 'amount_exceeds_reservation' });
    await expect(collect(id, 'deposit', '1')).rejects.toMatchObject({ code: 'invalid_transition' });
    await undoNoShow(await asManager(tenant), { reservationId: id, reason: 'He has called' });
    const money = await moneyOf(id);
    expect(money.balance).toMatchObject({ chargesCents: 0, paidCents: 1_500, depositHeldCents: 2_000 });
    expect(money.fees).toMatchObject([{ kind: 'no_show_fee', amountCents: FEE, waivedReason: 'He has called' }]);
    expect(money.collectible.balanceCents).toBe(RESERVATION_TOTAL_CENTS - 1_500);
  });

  it('whose payment is voided pays its fee from the deposit', async () => {
    const { id } = await reserve(tenant);
    const part = await collect(id, 'balance', '50');
    await collect(id, 'deposit', '100');
    await letExpire(id);
    await voidPayment(await asManager(tenant), { paymentId: part.id, reason: 'Mistyped' });
    expect((await moneyOf(id)).balance).toMatchObject({ dueCents: 0, depositHeldCents: 3_000, paidCents: 0 });
  });
});
