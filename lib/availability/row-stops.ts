import { dayColumn } from './day-column';

export interface RowBar {
  /** In minutes after the first day's start. */
  from: number;
  until: number;
}

/** Where the keyboard can stop in a vehicle's row: at the vehicle, at a bar, or at a day on which it is free. */
export type RowStop =
  | { kind: 'vehicle'; column: number }
  | { kind: 'bar'; column: number; bar: number }
  | { kind: 'free'; column: number };

/**
 * The stops of a row from left to right. A bar is one stop, in the column in which it begins or comes into view. A day
 * is a stop if something of it is free and still to come, and the vehicle can be reserved.
 */
export function rowStops(
  bars: readonly RowBar[],
  { edges, now, bookable }: { edges: readonly number[]; now: number; bookable: boolean },
): RowStop[] {
  const stops: RowStop[] = [{ kind: 'vehicle', column: -1 }];
  for (let column = 0; column < edges.length - 1; column += 1) {
    const [begins = 0, ends = 0] = [edges[column], edges[column + 1]];
    bars.forEach((bar, index) => {
      if (Math.floor(dayColumn(bar.from, edges)) === column) stops.push({ kind: 'bar', column, bar: index });
    });
    if (bookable && hasFreeTime(bars, Math.max(begins, now), ends)) stops.push({ kind: 'free', column });
  }
  return stops;
}

/** The stop in another row that is nearest to a column. */
export function nearestStop(stops: readonly RowStop[], column: number): number {
  let nearest = 0;
  stops.forEach((stop, index) => {
    const distance = (at: number) => Math.abs((stops[at]?.column ?? 0) - column);
    if (Math.abs(stop.column - column) < distance(nearest)) nearest = index;
  });
  return nearest;
}

function hasFreeTime(bars: readonly RowBar[], begins: number, ends: number): boolean {
  const taken = bars.reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(until, ends) - Math.max(from, begins)),
    0,
  );
  return taken < ends - begins;
}
