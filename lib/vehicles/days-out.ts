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

/** How long a vehicle was rented out in a window, and what share of the window that is. */
export function daysOut(outings: readonly Outing[], window: Window): Use {
  const start = window.from.getTime();
  const end = window.until.getTime();
  const days = Math.max(0, end - start) / DAY_MS;
  const outMs = outings.reduce((sum, { from, until }) => {
    const overlap = Math.min(end, until?.getTime() ?? end) - Math.max(start, from.getTime());
    return sum + Math.max(0, overlap);
  }, 0);
  return { daysOut: outMs / DAY_MS, days, share: days === 0 ? null : outMs / DAY_MS / days };
}
