import { instantToLocal, localToInstant, shiftDay } from '../dates';
import { HOUR_MS, MINUTE_MS } from '../durations';
import type { PlannerWindow } from './planner-window';
import type { RowBar } from './row-stops';

const OPENING = 'T09:00';

/**
 * The wall-clock times that are proposed for a reservation of the chosen columns. Assumption: so many columns, so many
 * rental days, from nine o'clock to nine o'clock. It begins once the vehicle is back on the first day, and never before
 * the next whole hour; it ends where the next booking begins. Null if nothing is left.
 */
export function proposedPeriod(
  columns: { first: number; last: number },
  { bars, window, timeZone }: { bars: readonly RowBar[]; window: PlannerWindow; timeZone: string },
): { pickupAt: string; dueAt: string } | null {
  const { firstDay, start, edges, now } = window;
  const minuteAt = (column: number) => {
    const instant = localToInstant(`${shiftDay(firstDay, column)}${OPENING}`, timeZone);
    return ((instant?.getTime() ?? start) - start) / MINUTE_MS;
  };
  const hour = HOUR_MS / MINUTE_MS;
  const dayEnds = edges[columns.first + 1] ?? 0;
  const opens = Math.max(minuteAt(columns.first), Math.ceil(now / hour) * hour);
  const back = bars.filter(({ from, until }) => from <= opens && until > opens);
  const pickup = Math.max(opens, ...back.map(({ until }) => until));
  if (pickup >= dayEnds) return null;
  const next = bars.filter(({ from }) => from >= pickup).map(({ from }) => from);
  const due = Math.min(minuteAt(columns.last + 1), ...next);
  if (due <= pickup) return null;
  const local = (minute: number) => instantToLocal(new Date(start + minute * MINUTE_MS), timeZone);
  return { pickupAt: local(pickup), dueAt: local(due) };
}
