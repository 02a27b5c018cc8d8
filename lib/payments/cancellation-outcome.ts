import { afterFee } from './after-fee';
import type { Ledger } from './balance';
import { refundParts } from './refund-parts';
import { type PaidInGourdes, refundedGourdes } from './refunded-gourdes';
import { toRefundCents } from './reservation-limits';

interface Shown {
  id: string;
  number: string;
  gourdes: PaidInGourdes | null;
}

export interface CancellationOutcome {
  feeCents: number;
  /** What is to be given back, and what the fee leaves to be paid. One of both is 0. */
  refundCents: number;
  owedCents: number;
  /** What goes back of each payment; in gourdes if it came in gourdes. */
  parts: { number: string; amountCents: number; htgCents: number | null }[];
}

/** What cancelling a reservation now would leave, for the question before it (docs/rules.md §6). */
export function cancellationOutcome(
  { ledger, payments }: { ledger: Ledger; payments: readonly Shown[] },
  feeCents: number,
): CancellationOutcome {
  const closed = afterFee(ledger, feeCents);
  const parts = refundParts(closed.ledger, closed.balance).map(({ paymentId, amountCents }) => {
    const payment = payments.find(({ id }) => id === paymentId);
    const gourdes = payment?.gourdes;
    return {
      number: payment?.number ?? '',
      amountCents,
      htgCents: gourdes ? refundedGourdes(gourdes, amountCents) : null,
    };
  });
  return {
    feeCents,
    refundCents: toRefundCents(closed.balance),
    owedCents: Math.max(0, closed.balance.dueCents),
    parts,
  };
}
