import type { RentalStatus, ShownRentalStatus } from './values';

interface RentalState {
  status: RentalStatus;
  dueAt: Date | null;
  /** For a draft: whether a reservation holds its vehicle. */
  isHeld?: boolean;
}

/**
 * The status shown on screens: `overdue` is active and past its due time; `reserved` is a draft whose vehicle a
 * reservation holds (docs/rules.md §6).
 */
export function shownRentalStatus(rental: RentalState, now: Date): ShownRentalStatus {
  if (rental.status === 'active' && rental.dueAt && rental.dueAt < now) return 'overdue';
  return rental.status === 'draft' && rental.isHeld ? 'reserved' : rental.status;
}
