import { DAY_MS } from '../durations';

export interface Outing {
  from: Date;
  /** Null while the vehicle is out. */
  until: Date | null;
}

export interface Window {
  from: Date;
  until: Date;
}

export interface Use {
  /** Parts of a day count by the hour. */
  daysOut: number;
  days: number;
  /** From 0 to 1; null if the vehicle did not exist in the window. */
  share: number | null;
}

/**
 * How long a vehicle was rented out in a window, and what share of the window that is. A time that two outings claim,
 * as imported ones can, counts once.
 */
export function daysOut(outings: readonly Outing[], window: Window): Use {
  const start = window.from.getTime();
  const end = window.until.getTime();
  const days = Math.max(0, end - start) / DAY_MS;
  let outMs = 0;
  let counted = start;
  for (const { from, until } of outings.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const back = Math.min(end, until?.getTime() ?? end);
    outMs += Math.max(0, back - Math.max(counted, from.getTime()));
    counted = Math.max(counted, back);
  }
  return { daysOut: outMs / DAY_MS, days, share: days === 0 ? null : outMs / DAY_MS / days };
}
