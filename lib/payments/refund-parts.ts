import { type Balance, type Ledger, refundableCents } from './balance';

export interface RefundPart {
  paymentId: string;
  amountCents: number;
}

/**
 * Which payments give back everything that a closed reservation leaves to be refunded, the latest first, so that the fee
 * stays of the earliest. Parts of the deposit give back what is held of it, the others what was paid beyond the fee.
 */
export function refundParts(ledger: Ledger, { dueCents, depositHeldCents }: Balance): RefundPart[] {
  const left = { deposit: Math.max(0, depositHeldCents), paid: Math.max(0, -dueCents) };
  return ledger.payments.toReversed().flatMap((payment) => {
    const pot = payment.kind === 'deposit' ? 'deposit' : 'paid';
    const amountCents = Math.min(left[pot], refundableCents(payment, ledger.payments));
    left[pot] -= amountCents;
    return amountCents > 0 ? [{ paymentId: payment.id, amountCents }] : [];
  });
}
