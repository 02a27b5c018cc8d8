import { MINUTE_MS } from '../durations';

/** Until when a vehicle is held: its return, plus the time to prepare it for the next customer. */
export function heldUntil(returnAt: Date, turnaroundMinutes: number): Date {
  return new Date(returnAt.getTime() + turnaroundMinutes * MINUTE_MS);
}
