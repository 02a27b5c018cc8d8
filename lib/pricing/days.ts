import { DAY_MS, MINUTE_MS } from '../durations';

/** Charged days: a started day counts, less the grace; elapsed time, so that a change of clocks adds none (docs/rules.md §8). */
export function rentalDays(out: Date, due: Date, graceMinutes: number): number {
  const elapsed = due.getTime() - out.getTime() - graceMinutes * MINUTE_MS;
  return Math.max(1, Math.ceil(elapsed / DAY_MS));
}

/** The minutes of grace that a quote has not used, and that are therefore still free at the return. */
export function unusedGraceMinutes(out: Date, due: Date, graceMinutes: number): number {
  const days = rentalDays(out, due, graceMinutes);
  const over = Math.ceil((due.getTime() - out.getTime() - days * DAY_MS) / MINUTE_MS);
  return Math.max(0, graceMinutes - Math.max(0, over));
}
