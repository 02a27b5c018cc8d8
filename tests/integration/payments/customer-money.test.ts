import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { getCustomerBalance } from '@/lib/payments/get-customer-balance';
import { countCustomerRentals, listCustomerRentals } from '@/lib/payments/list-customer-rentals';
import { query, type ReadContext } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeRentalMoney } from '@/tests/support/make-customer-life';
import { makePayment } from '@/tests/support/make-payment';

const NOW = new Date('2026-03-09T15:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function read<T>(run: (q: ReadContext) => Promise<T>): Promise<T> {
  return query(await asAgent(tenant, { now: NOW }), 'payments.view', run);
}

it('lists a customer’s rentals newest first, each with what is due, and no discarded draft', async () => {
  const first = await makeActiveRental(tenant, { values: { createdAt: ago(50), number: 'R-1' } });
  const { customerId } = first;
  const more = async (hours: number, values: object) =>
    (await makeActiveRental(tenant, { customerId, values: { createdAt: ago(hours), ...values } })).id;
  const cancelled = await more(40, { number: 'R-2', status: 'cancelled' });
  await more(30, { number: null, status: 'cancelled' });
  const draft = await more(20, { number: null, status: 'draft', dueAt: null, pickupAt: null });
  await makeActiveRental(tenant);
  await makePayment(tenant, first, { amountCents: 2_000 });
  const page = (size: number, cursor: string | null = null) =>
    read((q) => listCustomerRentals(q, { customerId, cursor, size }));
  const { rows } = await page(10);
  expect(rows.map(({ id, chargesCents, dueCents }) => [id, chargesCents, dueCents])).toEqual([
    [draft, 22_000, 22_000],
    [cancelled, 22_000, 22_000],
    [first.id, 22_000, 20_000],
  ]);
  expect(rows[2]).toMatchObject({
    ...{
      number: 'R-1',
      status: 'active',
      make: 'Toyota',
      model: 'RAV4',
      totalCents: 22_000,
      reservationNumber: null,
    },
    ...{ pickupAt: first.out, dueAt: first.due, returnedAt: null },
  });
  expect(await read((q) => countCustomerRentals(q, customerId))).toBe(3);
  const two = await page(2);
  expect(two.rows.map(({ id }) => id)).toEqual([draft, cancelled]);
  expect((await page(2, two.nextCursor)).rows.map(({ id }) => id)).toEqual([first.id]);
});

it('says apart what a customer owes, has paid too much, and has left as deposits', async () => {
  const customerId = await makeCustomer(tenant);
  await makeRentalMoney(tenant, customerId, { charged: 10_000, paid: 2_500, deposit: 4_000, applied: 1_500 });
  await makeRentalMoney(tenant, customerId, { charged: 3_000, paid: 3_700, deposit: 0, applied: 0 });
  await makeRentalMoney(tenant, await makeCustomer(tenant), { charged: 900, paid: 100, deposit: 50, applied: 7 });
  expect(await read((q) => getCustomerBalance(q, customerId))).toEqual({
    dueCents: 6_000 - 700,
    owedCents: 6_000,
    overpaidCents: 700,
    prepaidCents: 0,
    depositHeldCents: 2_500,
    advanceHeldCents: 0,
    paidCents: 2_500 + 1_500 + 3_700,
  });
  expect(await read((q) => getCustomerBalance(q, newId()))).toEqual({
    ...{ dueCents: 0, owedCents: 0, overpaidCents: 0, prepaidCents: 0, depositHeldCents: 0, paidCents: 0 },
    advanceHeldCents: 0,
  });
});
