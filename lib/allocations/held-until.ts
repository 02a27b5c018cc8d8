import { MINUTE_MS } from '../durations';

/** How a booking has held a vehicle so far: promised to be back at `returnAt`, and held until `until`. */
export interface KeptHold {
  returnAt: Date;
  until: Date;
}

/**
 * Until when a vehicle is held: its return, plus the time to prepare it for the next customer. A booking that comes back no
 * later than promised keeps the shorter time that it was held with, because no hold gives way to a setting (docs/rules.md §7).
 */
export function heldUntil(returnAt: Date, turnaroundMinutes: number, kept: KeptHold | null = null): Date {
  const wished = new Date(returnAt.getTime() + turnaroundMinutes * MINUTE_MS);
  if (!kept || returnAt > kept.returnAt || kept.until >= wished) return wished;
  return kept.until < returnAt ? returnAt : kept.until;
}
