import { MINUTE_MS } from '../durations';

/**
 * The minute in which the vehicle left: that of the agreement's pickup, or of the hand-over where that came first, since a pickup is
 * typed ahead. A field holds whole minutes, so a vehicle may be back in the very minute in which it went.
 */
export function leftAt(rental: { pickupAt: Date; activatedAt: Date | null }): Date {
  const first = Math.min(rental.pickupAt.getTime(), rental.activatedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return new Date(Math.floor(first / MINUTE_MS) * MINUTE_MS);
}
