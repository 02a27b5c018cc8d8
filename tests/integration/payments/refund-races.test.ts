import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { newId } from '@/lib/id';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getLedger } from '@/lib/payments/get-ledger';
import { refundPayment } from '@/lib/payments/refund-payment';
import { voidPayment } from '@/lib/payments/void-payment';
import type { TenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { race, raceRounds } from '@/tests/support/race';

const ROUNDS = raceRounds(3);

let tenant: TestTenant;
let ctx: TenantContext;
let rentalId: string;
beforeAll(async () => {
  tenant = await makeTenant();
  ctx = await asManager(tenant);
});
beforeEach(async () => {
  rentalId = (await makeActiveRental(tenant)).id;
});
afterAll(closeDatabase);

async function collect(kind: 'deposit' | 'balance', amountCents: number) {
  const { id } = await collectPayment(ctx, { rentalId, kind, method: 'cash', amountCents });
  const refund = (cents: number, by = ctx) => refundPayment(by, { paymentId: id, amountCents: cents, method: 'cash' });
  return { refund, cancel: () => voidPayment(ctx, { paymentId: id, reason: 'Mistyped' }) };
}

async function balance() {
  return (await query(ctx, 'payments.view', (q) => getLedger(q, rentalId))).balance;
}

it(`gives no more back than was paid, ${ROUNDS} times of ${ROUNDS}`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { refund } = await collect('balance', 1_000);
    const { codes } = await race(Array.from({ length: 4 }, () => () => refund(400)));
    expect(codes).toEqual(['refund_exceeds_payment', 'refund_exceeds_payment', 'won', 'won']);
    expect((await balance()).paidCents).toBe(200 * (round + 1));
  }
});

it('gives back once what is sent sixteen times', async () => {
  const { refund } = await collect('balance', 10_000);
  const once = await asManager(tenant, { idempotencyKey: newId() });
  const answers = await Promise.all(Array.from({ length: 16 }, () => refund(500, once)));
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect((await balance()).paidCents).toBe(9_500);
});

it(`is either given back or voided, ${ROUNDS} times of ${ROUNDS}`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { refund, cancel } = await collect('balance', 1_000);
    const { codes } = await race([() => refund(1_000), cancel]);
    expect([
      ['payment_refunded', 'won'],
      ['refund_exceeds_payment', 'won'],
    ]).toContainEqual(codes);
    expect((await balance()).paidCents).toBe(0);
  }
});

it(`leaves no deposit below zero, whoever applies it meanwhile, ${ROUNDS} times of ${ROUNDS}`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { refund } = await collect('deposit', 1_000);
    const { codes } = await race([() => refund(600), () => applyDeposit(ctx, { rentalId, amountCents: 600 })]);
    expect(codes).toEqual(['deposit_exceeds_held', 'won']);
    const { depositHeldCents } = await balance();
    expect(depositHeldCents).toBe(400);
    await applyDeposit(ctx, { rentalId, amountCents: depositHeldCents });
  }
});
