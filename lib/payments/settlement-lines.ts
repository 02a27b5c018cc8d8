import type { ReturnPreview } from './preview-return';

/** A line of a settlement. `key` names its text. */
export interface SettlementLine {
  key:
    | 'rentals.due_before'
    | 'rentals.return_charges'
    | 'payments.deposit_applied'
    | 'payments.deposit_held'
    | 'rentals.balance_due'
    | 'payments.deposit_to_refund'
    | 'payments.owed_to_customer';
  cents: number;
}

type Settled = Pick<ReturnPreview, 'sumCents' | 'dueCents' | 'refundCents' | 'stillDueCents'> & {
  balance: Pick<ReturnPreview['balance'], 'dueCents' | 'depositHeldCents'>;
};

/**
 * How a return is settled. What is owed before and by the return, less the deposit, adds up to the results: what is still
 * due, or else what goes back to the customer.
 */
export function settlementLines({ balance, ...settled }: Settled): {
  parts: SettlementLine[];
  results: SettlementLine[];
} {
  const { sumCents, dueCents, refundCents, stillDueCents } = settled;
  const heldCents = balance.depositHeldCents;
  const parts: SettlementLine[] = [
    { key: 'rentals.due_before', cents: balance.dueCents },
    { key: 'rentals.return_charges', cents: sumCents },
  ];
  if (heldCents > 0)
    parts.push({ key: refundCents > 0 ? 'payments.deposit_held' : 'payments.deposit_applied', cents: -heldCents });
  const results: SettlementLine[] = [];
  if (refundCents > 0) results.push({ key: 'payments.deposit_to_refund', cents: refundCents });
  if (dueCents < 0) results.push({ key: 'payments.owed_to_customer', cents: -dueCents });
  if (stillDueCents > 0 || results.length === 0) results.push({ key: 'rentals.balance_due', cents: stillDueCents });
  return { parts, results };
}
