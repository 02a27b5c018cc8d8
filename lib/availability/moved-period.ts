import { instantToLocal, localToInstant, shiftDay } from '../dates';
import { HOUR_MS, MINUTE_MS } from '../durations';
import type { RowBar } from './row-stops';

/** What of a bar is moved: all of it, or only its start or its end. */
export type MovedPart = 'whole' | 'start' | 'end';

export interface Shift {
  part: MovedPart;
  /** Whole local days, negative towards the past. */
  days: number;
  /** Whole hours of elapsed time, beside the days. */
  hours: number;
}

/** Where a bar would be: in minutes after the window's start, and as wall-clock times, `2026-06-03T09:00`. */
export interface MovedPeriod extends RowBar {
  pickupAt: string;
  dueAt: string;
}

const SHORTEST_MINUTES = HOUR_MS / MINUTE_MS;

/**
 * A bar's period after a move. Days keep the wall-clock time, so nine o'clock stays nine o'clock across a change of
 * clocks. Null if less than an hour would be left (docs/rules.md §9).
 */
export function movedPeriod(
  bar: RowBar,
  { part, days, hours }: Shift,
  { start, timeZone }: { start: number; timeZone: string },
): MovedPeriod | null {
  function shifted(minute: number): number {
    const instant = start + minute * MINUTE_MS;
    if (days === 0) return minute + (hours * HOUR_MS) / MINUTE_MS;
    const local = instantToLocal(new Date(instant), timeZone);
    const moved = localToInstant(`${shiftDay(local.slice(0, 10), days)}${local.slice(10)}`, timeZone);
    return ((moved?.getTime() ?? instant) + hours * HOUR_MS - start) / MINUTE_MS;
  }
  const from = part === 'end' ? bar.from : shifted(bar.from);
  const until = part === 'start' ? bar.until : shifted(bar.until);
  if (until - from < SHORTEST_MINUTES) return null;
  const local = (minute: number) => instantToLocal(new Date(start + minute * MINUTE_MS), timeZone);
  return { from, until, pickupAt: local(from), dueAt: local(until) };
}
