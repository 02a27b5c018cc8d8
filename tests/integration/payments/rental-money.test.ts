import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { refundPayment } from '@/lib/payments/refund-payment';
import { settleReturn } from '@/lib/payments/settle-return';
import { activateRental } from '@/lib/rentals/activate-rental';
import { query } from '@/lib/server/query';
import { AGREEMENT_TOTAL_CENTS, localIn, makeDraft } from '@/tests/support/agreement';
import { asAdmin, asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { printOrdered } from '@/tests/support/print-ordered';

const cash = { method: 'cash', currency: 'USD' } as const;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant({ htgRate: '131.5000', htgRateOn: '2026-11-20' });
});
afterAll(closeDatabase);

async function read(rentalId: string) {
  return query(await asAgent(tenant), 'rentals.view', (q) => getRentalMoney(q, rentalId));
}

it('shows a rental’s papers, both inspections, and who did what', async () => {
  const draft = await makeDraft(tenant);
  const { rentalId } = draft;
  expect(await read(rentalId)).toMatchObject({ checkout: null, checkin: null, agreements: [], payments: [] });
  await activateRental(await asManager(tenant), draft);
  const paid = await collectPayment(await asAgent(tenant), { rentalId, kind: 'balance', amountCents: 100, ...cash });
  const back = { rentalId, returnedAt: localIn(0), odometerKm: 40_010, fuelLevel: 'full', unsignedReason: 'key_drop' };
  await settleReturn(await asAdmin(tenant), back);
  const money = await read(rentalId);
  expect(money.agreements.map(({ kind, number }) => [kind, number])).toEqual([['agreement', money.rental.number]]);
  // It is listed from the moment of the hand-over, and only once when it is printed.
  await printOrdered(tenant.id);
  expect((await read(rentalId)).agreements).toEqual(money.agreements);
  expect([money.checkout?.odometerKm, money.checkin?.odometerKm]).toEqual([40_000, 40_010]);
  expect(money.payments.map(({ id }) => id)).toEqual([paid.id]);
  const who = Object.fromEntries(money.timeline.map((event) => [event.kind, event.who]));
  expect(who).toEqual({
    created: 'The agent',
    activated: 'The manager',
    payment_balance: 'The agent',
    returned: 'The admin',
  });
  expect(money).toMatchObject({ htgRate: '131.5000', htgRateOn: '2026-11-20', ledgerVersion: 1 });
  expect(money.balance).toMatchObject({ chargesCents: AGREEMENT_TOTAL_CENTS, paidCents: 100 });
});

it('offers to refund what is left of a payment, and of a deposit only what is still held', async () => {
  const { id: rentalId } = await makeActiveRental(tenant);
  const ctx = await asManager(tenant);
  const deposit = await collectPayment(ctx, { rentalId, kind: 'deposit', amountCents: 30_000, ...cash });
  const paid = await collectPayment(ctx, { rentalId, kind: 'balance', amountCents: 2_000, ...cash });
  const offered = async () => (await read(rentalId)).payments.map(({ refundableCents }) => refundableCents);
  expect(await offered()).toEqual([30_000, 2_000]);
  await refundPayment(ctx, { paymentId: paid.id, amountCents: 400, ...cash });
  expect(await offered()).toEqual([30_000, 1_600, 0]);
  await applyDeposit(ctx, { rentalId, amountCents: 12_000 });
  expect(await offered()).toEqual([18_000, 1_600, 0]);
  await refundPayment(ctx, { paymentId: deposit.id, amountCents: 10_000, ...cash });
  expect(await offered()).toEqual([8_000, 1_600, 0, 0]);
  await refundPayment(ctx, { paymentId: deposit.id, amountCents: 8_000, ...cash });
  expect(await offered()).toEqual([0, 1_600, 0, 0, 0]);
});
