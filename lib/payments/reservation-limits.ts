import type { ReservationStatus } from '../reservations/values';
import type { Balance, LedgerPayment } from './balance';

interface Reserved {
  /** `statusNow`: an expired reservation is a no-show. */
  status: ReservationStatus;
  totalCents: number;
  /** The agreed deposit. */
  depositCents: number;
}

/**
 * The most that can be collected on a reservation, in cents; null if that kind can't be. Before the pickup that is the rest
 * of its price and of the agreed deposit, and once it is closed what its fee leaves unpaid (docs/rules.md §8).
 */
export function collectibleCents(
  { status, totalCents, depositCents }: Reserved,
  balance: Balance,
  kind: 'deposit' | 'balance' | 'charge',
): number | null {
  if (status === 'converted') return null;
  if (kind === 'charge') return status === 'confirmed' ? null : Math.max(0, balance.dueCents);
  if (status !== 'confirmed') return null;
  const left = kind === 'deposit' ? depositCents - balance.depositHeldCents : totalCents - balance.paidCents;
  return Math.max(0, left);
}

/** What a closed reservation leaves to be given back, in cents: what was paid less the fee (docs/rules.md §6). */
export function toRefundCents({ dueCents, depositHeldCents }: Balance): number {
  return Math.max(0, -dueCents) + depositHeldCents;
}

/** How much of one payment can be refunded, in cents. A closed reservation keeps its fee. */
export function reservationRefundableCents(
  kind: LedgerPayment['kind'],
  leftCents: number,
  { status, balance }: { status: ReservationStatus; balance: Balance },
): number {
  if (kind === 'deposit') return Math.max(0, Math.min(leftCents, balance.depositReturnableCents));
  return status === 'confirmed' ? leftCents : Math.max(0, Math.min(leftCents, -balance.dueCents));
}
