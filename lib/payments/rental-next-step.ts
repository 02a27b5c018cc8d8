import type { ShownRentalStatus } from '../rentals/values';

export const RENTAL_STEPS = ['continue', 'collect_deposit', 'collect', 'take_back', 'refund_deposit'] as const;
export type RentalStep = (typeof RENTAL_STEPS)[number];

interface Standing {
  status: ShownRentalStatus;
  /** The part of the agreed deposit that has not been paid. */
  depositLeftCents: number;
  dueCents: number;
  /** What is still held of the deposit, and can be given back. */
  depositHeldCents: number;
}

/** What to do next with a rental, of what the member may; null if nothing is left to do (docs/rules.md §13). */
export function rentalNextStep(rental: Standing, may: (step: RentalStep) => boolean): RentalStep | null {
  return stepsOf(rental).find(may) ?? null;
}

function stepsOf({ status, depositLeftCents, dueCents, depositHeldCents }: Standing): RentalStep[] {
  if (status === 'draft') return ['continue'];
  const deposit: RentalStep[] = depositLeftCents > 0 ? ['collect_deposit'] : [];
  const due: RentalStep[] = dueCents > 0 ? ['collect'] : [];
  if (status === 'active') return [...deposit, ...due, 'take_back'];
  // The return settles what is open. Until then a late vehicle costs more each hour.
  if (status === 'overdue') return ['take_back', ...deposit, ...due];
  return [...due, ...(depositHeldCents > 0 ? (['refund_deposit'] as const) : [])];
}
