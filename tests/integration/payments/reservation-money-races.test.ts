import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getCustomerBalance } from '@/lib/payments/get-customer-balance';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { refundPayment } from '@/lib/payments/refund-payment';
import { settleCancellation } from '@/lib/payments/settle-cancellation';
import { voidPayment } from '@/lib/payments/void-payment';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { handOver, reserveForNow } from '@/tests/support/hand-over';
import { race, raceRounds } from '@/tests/support/race';
import { RESERVATION_TOTAL_CENTS, reserve } from '@/tests/support/reserve';

const ROUNDS = raceRounds(3);

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant({ cancellationFeeCents: 5_000, freeCancellationHours: 48 });
});
afterAll(closeDatabase);

const rest = (reservationId: string) => ({
  ...{ reservationId, kind: 'balance', method: 'cash', amountCents: RESERVATION_TOTAL_CENTS },
});

async function balanceOf(customerId: string) {
  return query(await asAgent(tenant), 'customers.view', (q) => getCustomerBalance(q, customerId));
}

it('lets one of four clerks collect the same rest', async () => {
  const ctx = await asAgent(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, customerId } = await reserve(tenant);
    const { codes } = await race(Array.from({ length: 4 }, () => () => collectPayment(ctx, rest(id))));
    expect(codes).toEqual(['nothing_due', 'nothing_due', 'nothing_due', 'won']);
    expect((await balanceOf(customerId)).prepaidCents).toBe(RESERVATION_TOTAL_CENTS);
  }
});

it('takes the money before a cancellation, which then gives it back, or not at all', async () => {
  const manager = await asManager(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, customerId } = await reserve(tenant);
    const cancel = { reservationId: id, reason: 'No flight', expectedFeeCents: 5_000, refund: true };
    const { codes } = await race([() => collectPayment(manager, rest(id)), () => settleCancellation(manager, cancel)]);
    const collected = codes.filter((code) => code === 'won').length === 2;
    if (!collected) expect(codes).toEqual(['invalid_transition', 'won']);
    const owed = collected ? 0 : 5_000;
    expect(await balanceOf(customerId)).toMatchObject({ owedCents: owed, overpaidCents: 0, prepaidCents: 0 });
  }
});

it('gives what is collected, refunded or voided during the hand-over to the rental, once', async () => {
  const manager = await asManager(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const reserved = await reserveForNow(tenant);
    const [first, second] = [
      await collectPayment(manager, { ...rest(reserved.id), amountCents: 4_000 }),
      await collectPayment(manager, { ...rest(reserved.id), amountCents: 3_000 }),
    ];
    let rentalId = '';
    const { codes } = await race([
      async () => {
        rentalId = (await handOver(tenant, reserved)).id;
      },
      () => collectPayment(manager, { ...rest(reserved.id), amountCents: 2_000 }),
      () => refundPayment(manager, { paymentId: first.id, amountCents: '10', method: 'cash' }),
      () => voidPayment(manager, { paymentId: second.id, reason: 'Mistyped' }),
    ]);
    const collected = codes.every((code) => code === 'won');
    if (!collected) expect(codes).toEqual(['invalid_transition', 'won', 'won', 'won']);
    const paidCents = 4_000 - 1_000 + (collected ? 2_000 : 0);
    const { balance } = await query(manager, 'rentals.view', (q) => getRentalMoney(q, rentalId));
    expect(balance).toMatchObject({ paidCents, dueCents: RESERVATION_TOTAL_CENTS - paidCents });
    expect(await balanceOf(reserved.customerId)).toMatchObject({ paidCents, prepaidCents: 0 });
  }
});
