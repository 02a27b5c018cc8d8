import { expect, it } from 'vitest';
import { balanceOf, type LedgerPayment, ledgerVersion } from '@/lib/payments/balance';

it('grows by a payment, by a refund, and by a void that leaves what is due as it was before', () => {
  const paid: LedgerPayment = { id: 'p', kind: 'balance', amountCents: 10_000, voided: false, refundedPaymentId: null };
  const refund: LedgerPayment = { ...paid, id: 'r', kind: 'refund', amountCents: 4000, refundedPaymentId: paid.id };
  const states = [[], [paid], [paid, refund], [paid, { ...refund, voided: true }]];
  expect(states.map(ledgerVersion)).toEqual([0, 1, 2, 3]);
  const [, before, , after] = states.map((payments) =>
    balanceOf({ charges: [], payments, appliedCents: [], fromAdvancesCents: [] }),
  );
  expect(after).toEqual(before);
});
