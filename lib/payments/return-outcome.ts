import type { Balance } from './balance';

export interface ReturnOutcome {
  tone: 'success' | 'info' | 'warning';
  text: 'returned_due' | 'returned_owed' | 'returned_settled' | 'returned_refund' | 'returned_refund_by_manager';
  /** What the customer owes, or what the company owes the customer. */
  cents: number;
}

/** What is still open after a return, for the person who recorded it. */
export function returnOutcome(
  { dueCents, depositHeldCents }: Pick<Balance, 'dueCents' | 'depositHeldCents'>,
  mayRefund: boolean,
): ReturnOutcome {
  if (dueCents > 0) return { tone: 'warning', text: 'returned_due', cents: dueCents };
  if (depositHeldCents > 0)
    return { tone: 'success', text: mayRefund ? 'returned_refund' : 'returned_refund_by_manager', cents: -dueCents };
  if (dueCents < 0) return { tone: 'info', text: 'returned_owed', cents: -dueCents };
  return { tone: 'success', text: 'returned_settled', cents: 0 };
}
