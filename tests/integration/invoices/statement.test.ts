import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { localDay, shiftDay } from '@/lib/dates';
import { getAccount } from '@/lib/invoices/get-account';
import { addCharge } from '@/lib/payments/add-charge';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getCustomerBalance } from '@/lib/payments/get-customer-balance';
import { refundPayment } from '@/lib/payments/refund-payment';
import { takeAdvance } from '@/lib/payments/take-advance';
import { voidCharge } from '@/lib/payments/void-charge';
import { voidPayment } from '@/lib/payments/void-payment';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

afterAll(closeDatabase);

it('adds up to the ledger, whatever was voided, taken back, refunded, held or paid ahead', async () => {
  const company = await makeTenant();
  const manager = await asManager(company);
  const customerId = await makeCustomer(company);
  const one = await makeActiveRental(company, { customerId });
  const two = await makeActiveRental(company, { customerId });
  await makeActiveRental(company);
  const pay = (rentalId: string, kind: string, amountCents: string) =>
    collectPayment(manager, { rentalId, kind, method: 'cash', amountCents });
  const { id: chargeId } = await addCharge(manager, {
    ...{ rentalId: one.id, kind: 'cleaning', amountCents: '30', note: 'Mud' },
  });
  await voidCharge(manager, { rentalId: one.id, chargeId, reason: 'It was clean' });
  const { id: paid } = await pay(one.id, 'balance', '100');
  await refundPayment(manager, { paymentId: paid, amountCents: '15', method: 'cash' });
  const { id: wrong } = await pay(one.id, 'balance', '7');
  await voidPayment(manager, { paymentId: wrong, reason: 'Typed twice' });
  await pay(two.id, 'deposit', '200');
  await applyDeposit(manager, { rentalId: two.id, amountCents: '50' });
  await takeAdvance(manager, { customerId, method: 'cash', amountCents: '40' });
  const today = localDay(manager.now, manager.tenant.timeZone);
  const period = { from: shiftDay(today, -1), to: today };
  const [account, owes] = await query(manager, 'invoices.view', (q) =>
    Promise.all([getAccount(q, customerId, period), getCustomerBalance(q, customerId)]),
  );
  expect(account.openingCents).toBe(44_000);
  expect(account.closingCents).toBe(owes.dueCents - owes.prepaidCents - owes.advanceHeldCents);
  expect(account.closingCents).toBe(44_000 - 8500 - 5000 - 4000);
  expect(account.depositHeldCents).toBe(owes.depositHeldCents);
  expect(account.ages.reduce((sum, cents) => sum + cents, 0)).toBe(account.closingCents);
  const before = await query(manager, 'invoices.view', (q) =>
    getAccount(q, customerId, { from: '2020-01-01', to: '2020-01-31' }),
  );
  expect(before).toMatchObject({ openingCents: 0, entries: [], closingCents: 0, depositHeldCents: 0 });
});
