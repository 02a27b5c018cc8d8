import { DAY_MS, MINUTE_MS } from '../durations';

/**
 * Charged days: every started day counts, after the grace period. Based on elapsed time, so a clock change adds no day
 * (docs/rules.md §8).
 */
export function rentalDays(out: Date, due: Date, graceMinutes: number): number {
  const elapsed = due.getTime() - out.getTime() - graceMinutes * MINUTE_MS;
  return Math.max(1, Math.ceil(elapsed / DAY_MS));
}

/** The rental days that have begun by a moment. None has at the very pickup. */
export function begunDays(out: Date, at: Date): number {
  return Math.max(0, Math.ceil((at.getTime() - out.getTime()) / DAY_MS));
}

/** The minutes of the grace period that a quote has not used. They are still free at the return. */
export function unusedGraceMinutes(out: Date, due: Date, graceMinutes: number): number {
  const days = rentalDays(out, due, graceMinutes);
  const over = Math.ceil((due.getTime() - out.getTime() - days * DAY_MS) / MINUTE_MS);
  return Math.max(0, graceMinutes - Math.max(0, over));
}
