import { MINUTE_MS } from '../durations';

/**
 * The minute the vehicle left: the agreement's pickup time, or the handover if that was earlier; for a vehicle that took
 * another one's place, the swap. Fields hold whole minutes, so a vehicle may come back in the same minute.
 */
export function leftAt(rental: { pickupAt: Date; activatedAt: Date | null; vehicleSince: Date | null }): Date {
  if (rental.vehicleSince) return rental.vehicleSince;
  const first = Math.min(rental.pickupAt.getTime(), rental.activatedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  return new Date(Math.floor(first / MINUTE_MS) * MINUTE_MS);
}
