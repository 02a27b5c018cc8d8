import { localDay, localToInstant, shiftDay } from '../dates';
import { MINUTE_MS } from '../durations';

/** The days that are shown. */
export interface PlannerWindow {
  /** The first local day, such as `2026-11-21`, and its first instant in ms since 1970. */
  firstDay: string;
  start: number;
  /** Where each day begins and the last one ends, in minutes after `start`: one more than there are days. */
  edges: number[];
  /** The time of the reading, in minutes after `start`. */
  now: number;
}

/** The local days from `firstDay` on, or from today. A day in which clocks change is an hour shorter or longer. */
export function plannerWindow(
  { firstDay, days }: { firstDay: string | null; days: number },
  { timeZone, now }: { timeZone: string; now: Date },
): PlannerWindow {
  const first = firstDay ?? localDay(now, timeZone);
  const startOf = (day: string) => (localToInstant(day, timeZone) ?? now).getTime();
  const start = startOf(first);
  const minutes = (time: number) => Math.floor((time - start) / MINUTE_MS);
  const edges = Array.from({ length: days + 1 }, (_, index) => minutes(startOf(shiftDay(first, index))));
  return { firstDay: first, start, edges, now: minutes(now.getTime()) };
}
