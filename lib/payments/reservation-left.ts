import type { ListedMoney } from '../reservations/listed-money';
import type { ShownReservationStatus } from '../reservations/shown-status';
import type { ReservationStatus } from '../reservations/values';

interface Listed {
  status: ReservationStatus;
  shownStatus: ShownReservationStatus;
  totalCents: number;
  money: ListedMoney;
}

/** Of an amount above 0, in cents: what the customer has still to pay, owes of a fee, or is to be given back. */
export type ReservationLeft = { kind: 'paid' } | { kind: 'to_pay' | 'owes' | 'to_refund'; cents: number };

/**
 * What is left of a reservation's money, in a word; null if nobody has paid and nothing is owed but its price. A hold that
 * has just run out has no fee yet, so nothing is said before that.
 */
export function reservationLeft({ status, shownStatus, totalCents, money }: Listed): ReservationLeft | null {
  const { feeCents, paidCents, depositPaidCents, depositAppliedCents } = money;
  if (status === 'confirmed') {
    if (paidCents <= 0 || shownStatus === 'no_show') return null;
    const cents = totalCents - paidCents;
    if (cents === 0) return { kind: 'paid' };
    return cents > 0 ? { kind: 'to_pay', cents } : { kind: 'to_refund', cents: -cents };
  }
  const dueCents = feeCents - paidCents - depositAppliedCents;
  if (dueCents > 0) return { kind: 'owes', cents: dueCents };
  const refundCents = depositPaidCents - depositAppliedCents - dueCents;
  return refundCents > 0 ? { kind: 'to_refund', cents: refundCents } : null;
}
