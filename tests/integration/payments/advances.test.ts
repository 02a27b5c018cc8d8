import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getAdvances } from '@/lib/payments/get-advances';
import { getCustomerBalance } from '@/lib/payments/get-customer-balance';
import { getReceiptData } from '@/lib/payments/get-receipt-data';
import { PaymentFilters } from '@/lib/payments/input';
import { listHeld, sumHeld } from '@/lib/payments/list-held';
import { putBackAdvance } from '@/lib/payments/put-back-advance';
import { refundPayment } from '@/lib/payments/refund-payment';
import { takeAdvance } from '@/lib/payments/take-advance';
import { useAdvance as payFromAdvance } from '@/lib/payments/use-advance';
import { voidPayment } from '@/lib/payments/void-payment';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { countDeadlocks } from '@/tests/support/count-deadlocks';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { outcome, race } from '@/tests/support/race';

const RATE = '131.5000';
const DUE_CENTS = 22_000;
const ROUNDS = 6;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant({ htgRate: RATE, htgRateOn: '2026-11-20' });
});
afterAll(closeDatabase);

async function balanceOf(customerId: string) {
  return query(await asAgent(tenant), 'customers.view', (q) => getCustomerBalance(q, customerId));
}

it('refuses more than is due, and keeps the rest as an advance where the clerk says so', async () => {
  const agent = await asAgent(tenant);
  const { id, customerId } = await makeActiveRental(tenant);
  const money = { rentalId: id, kind: 'balance', method: 'cash', amountCents: '300' };
  await expect(collectPayment(agent, money)).rejects.toMatchObject({ code: 'amount_exceeds_due' });
  const paid = await collectPayment(agent, { ...money, keepRest: true });
  expect(await balanceOf(customerId)).toMatchObject({ owedCents: 0, overpaidCents: 0, advanceHeldCents: 8_000 });
  const receipt = await query(agent, 'payments.view', (q) => getReceiptData(q, paid.id, 'X'));
  expect(receipt).toMatchObject({ kind: 'balance', amountCents: DUE_CENTS, dueAfterCents: 0, advanceHeldCents: 8_000 });
  const rest = await query(agent, 'payments.view', (q) => getReceiptData(q, paid.advance?.id ?? '', 'X'));
  expect(rest).toMatchObject({ kind: 'account', amountCents: 8_000, dueAfterCents: null, agreementNumber: null });
  await expect(collectPayment(agent, { ...money, keepRest: true })).rejects.toMatchObject({ code: 'nothing_due' });
});

it('parts gourdes so that each gourde is in one of the two payments', async () => {
  const agent = await asAgent(tenant);
  const { id, customerId } = await makeActiveRental(tenant);
  const gourdes = { method: 'cash', currency: 'HTG', receivedHtgCents: '40 000', htgRate: RATE };
  await collectPayment(agent, { rentalId: id, kind: 'balance', ...gourdes, keepRest: true });
  const { payments, heldCents } = await query(agent, 'payments.view', (q) => getAdvances(q, customerId));
  expect(heldCents).toBe(Math.round((4_000_000 - 2_893_000) / 131.5));
  expect(payments[0]?.receivedHtgCents).toBe(1_107_000);
});

it('pays what is due, is put back with a reason, and goes back to the customer, never more than is left', async () => {
  const manager = await asManager(tenant);
  const { id: rentalId, customerId } = await makeActiveRental(tenant);
  const owner = { rentalId, reservationId: '' };
  const advance = await takeAdvance(manager, { customerId, method: 'cash', amountCents: '250' });
  await expect(payFromAdvance(manager, { ...owner, amountCents: '220.01' })).rejects.toMatchObject({
    code: 'amount_exceeds_due',
  });
  expect(await payFromAdvance(manager, owner)).toMatchObject({ amountCents: DUE_CENTS });
  await expect(payFromAdvance(manager, owner)).rejects.toMatchObject({ code: 'nothing_due' });
  expect(await balanceOf(customerId)).toMatchObject({ dueCents: 0, advanceHeldCents: 3_000, paidCents: DUE_CENTS });
  await expect(voidPayment(manager, { paymentId: advance.id, reason: 'x' })).rejects.toMatchObject({
    code: 'advance_used',
  });
  const back = { paymentId: advance.id, method: 'cash' };
  await expect(refundPayment(manager, { ...back, amountCents: '30.01' })).rejects.toMatchObject({
    code: 'advance_exceeds_held',
  });
  const tooMuch = { ...owner, amountCents: '220.01', reason: 'For the other vehicle' };
  await expect(putBackAdvance(manager, tooMuch)).rejects.toMatchObject({ code: 'advance_exceeds_held' });
  await putBackAdvance(manager, { ...tooMuch, amountCents: '20' });
  expect(await balanceOf(customerId)).toMatchObject({ dueCents: 2_000, advanceHeldCents: 5_000 });
  await refundPayment(manager, { ...back, amountCents: '50' });
  expect(await balanceOf(customerId)).toMatchObject({ dueCents: 2_000, advanceHeldCents: 0 });
});

it('is listed with all that the company owes back, by kind and since when', async () => {
  const company = await makeTenant();
  const agent = await asAgent(company);
  const { id: rentalId, customerId } = await makeActiveRental(company);
  await collectPayment(agent, { rentalId, kind: 'deposit', method: 'cash', amountCents: '500' });
  await takeAdvance(agent, { customerId, method: 'cash', amountCents: '70' });
  const read = (held: string) =>
    query(agent, 'payments.view', async (q) => {
      const filters = PaymentFilters.parse({ tab: 'held', held });
      return { rows: (await listHeld(q, filters)).rows, sums: await sumHeld(q, filters) };
    });
  const { rows, sums } = await read('');
  expect(rows).toMatchObject([
    { kind: 'deposit', of: 'rental', id: rentalId, cents: 50_000, since: agent.now.toISOString() },
    { kind: 'advance', of: 'customer', id: customerId, cents: 7_000, since: agent.now.toISOString() },
  ]);
  expect(sums).toEqual({
    deposit: { total: 1, sumCents: 50_000 },
    overpaid: { total: 0, sumCents: 0 },
    advance: { total: 1, sumCents: 7_000 },
  });
  expect((await read('advance')).rows).toHaveLength(1);
});

it('pays once, whoever else pays, refunds or uses it at the same moment', async () => {
  const manager = await asManager(tenant);
  const before = await countDeadlocks(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: rentalId, customerId } = await makeActiveRental(tenant);
    const { id: paymentId } = await takeAdvance(manager, { customerId, method: 'cash', amountCents: '220' });
    const spend = () => payFromAdvance(manager, { rentalId, reservationId: '', amountCents: '220' });
    const giveBack = () => refundPayment(manager, { paymentId, method: 'cash', amountCents: '220' });
    const collect = () => collectPayment(manager, { rentalId, kind: 'balance', method: 'cash', amountCents: '220' });
    await race([spend, giveBack, collect, spend]);
    const { dueCents, owedCents, overpaidCents, advanceHeldCents } = await balanceOf(customerId);
    expect(advanceHeldCents).toBeGreaterThanOrEqual(0);
    expect({ owedCents, overpaidCents }).toEqual({ owedCents: Math.max(0, dueCents), overpaidCents: 0 });
    expect([0, DUE_CENTS]).toContain(dueCents);
  }
  expect(await countDeadlocks(tenant)).toBe(before);
});

it('lets one of four clerks keep a rest, so that nobody is asked to pay twice', async () => {
  const agent = await asAgent(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: rentalId, customerId } = await makeActiveRental(tenant);
    const money = { rentalId, kind: 'balance', method: 'cash', amountCents: '230', keepRest: true };
    const { codes } = await race(Array.from({ length: 4 }, () => () => collectPayment(agent, money)));
    expect(outcome(codes)).toEqual([1, ['nothing_due']]);
    expect((await balanceOf(customerId)).advanceHeldCents).toBe(1_000);
  }
});
