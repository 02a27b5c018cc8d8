import { MINUTE_MS } from '../durations';

interface Left {
  pickupAt: Date;
  activatedAt: Date | null;
  vehicleSince: Date | null;
}

/**
 * The minute the vehicle left: the agreement's pickup time, or the handover if that was earlier; for a vehicle that took
 * another one's place, the swap. Fields hold whole minutes, so a vehicle may come back in the same minute.
 */
export function leftAt({ pickupAt, activatedAt, vehicleSince }: Left): Date {
  if (vehicleSince) return vehicleSince;
  if (!activatedAt || pickupAt <= activatedAt) return pickupAt;
  return new Date(Math.floor(activatedAt.getTime() / MINUTE_MS) * MINUTE_MS);
}
