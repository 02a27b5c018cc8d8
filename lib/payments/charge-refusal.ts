import type { ErrorCode } from '../errors';

/**
 * Why nothing can be charged to a rental any more; null if something can: while the vehicle is out, and after its return
 * until everything is paid (docs/rules.md §8).
 */
export function chargeRefusal({ status, dueCents }: { status: string; dueCents: number }): ErrorCode | null {
  if (status === 'active') return null;
  if (status !== 'completed') return 'invalid_transition';
  return dueCents > 0 ? null : 'rental_settled';
}
