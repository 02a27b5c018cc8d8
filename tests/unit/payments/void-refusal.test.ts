import { describe, expect, it } from 'vitest';
import { type Ledger, type LedgerPayment, voidRefusal } from '@/lib/payments/balance';

function payment(
  id: string,
  line: Pick<LedgerPayment, 'kind' | 'amountCents'> & Partial<LedgerPayment>,
): LedgerPayment {
  return { id, voided: false, refundedPaymentId: null, ...line };
}

function ledger(payments: LedgerPayment[], appliedCents: number[] = []): Ledger {
  return { charges: [{ amountCents: 22_000, waived: false }], payments, appliedCents, fromAdvancesCents: [] };
}

describe('voiding', () => {
  const deposit = payment('first', { kind: 'deposit', amountCents: 50_000 });
  const second = payment('second', { kind: 'deposit', amountCents: 10_000 });
  const paid = payment('paid', { kind: 'balance', amountCents: 10_000 });

  it('is open to a payment and to a deposit that is still held', () => {
    const whole = ledger([deposit, second, paid], [10_000]);
    expect(voidRefusal(paid.id, whole)).toBeNull();
    expect(voidRefusal(second.id, whole)).toBeNull();
  });

  it('is refused for a deposit whose applied part nothing else covers', () => {
    expect(voidRefusal(deposit.id, ledger([deposit], [1]))).toBe('deposit_applied');
    expect(voidRefusal(deposit.id, ledger([deposit], [1, -1]))).toBeNull();
    expect(voidRefusal(deposit.id, ledger([deposit, second], [10_000]))).toBeNull();
    expect(voidRefusal(deposit.id, ledger([deposit, second], [10_001]))).toBe('deposit_applied');
  });

  it('is closed to a payment until its refund is voided', () => {
    const refund = payment('refund', { kind: 'refund', amountCents: 100, refundedPaymentId: paid.id });
    expect(voidRefusal(paid.id, ledger([paid, refund]))).toBe('payment_refunded');
    expect(voidRefusal(refund.id, ledger([paid, refund]))).toBeNull();
    expect(voidRefusal(paid.id, ledger([paid, { ...refund, voided: true }]))).toBeNull();
  });
});
