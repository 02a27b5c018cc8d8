import { instantToLocal, localToInstant } from '../dates';
import { HOUR_MS, MINUTE_MS } from '../durations';

/** A pickup that lies further back was meant so. */
const MOST_MOVED_MS = 2 * HOUR_MS;

/**
 * The pickup that a form starts with, for a vehicle that may have come back a moment ago. It is the usual one, which is rounded down,
 * or the vehicle's last return if that is later. Both are local times, `2026-11-21T16:07`.
 */
export function firstPickup(pickupAt: string, lastReturnAt: Date | null, timeZone: string): string {
  const pickup = localToInstant(pickupAt, timeZone);
  const late = pickup && lastReturnAt ? lastReturnAt.getTime() - pickup.getTime() : 0;
  if (!lastReturnAt || late <= 0 || late > MOST_MOVED_MS) return pickupAt;
  return instantToLocal(new Date(Math.ceil(lastReturnAt.getTime() / MINUTE_MS) * MINUTE_MS), timeZone);
}
