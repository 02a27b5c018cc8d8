import { DAY_MS, MINUTE_MS } from '../durations';

const FULL_DAY_LATE_MINUTES = 180;

interface Interval {
  from: Date;
  until: Date;
}

interface Late {
  due: Date;
  /** When the vehicle came back, a whole number of minutes after it was due. */
  back: Date;
  /** Times in which nobody could take it back, in their order. */
  closed: readonly Interval[];
  /** Open minutes that are free. */
  freeMinutes: number;
}

/**
 * The days and hours that a late return is charged for (docs/rules.md §8). Each 24 hours after the free minutes are
 * judged by the time in them that counts: from 3 hours it is a day, and else each begun hour.
 */
export function chargedTime({ due, back, closed, freeMinutes }: Late): { chargedDays: number; chargedHours: number } {
  const charged = { chargedDays: 0, chargedHours: 0 };
  let from = afterOpenMinutes(due, freeMinutes, closed);
  while (from < back) {
    const next = new Date(from.getTime() + DAY_MS);
    const minutes = openMinutes(from, next < back ? next : back, closed);
    if (minutes > 0 && minutes + freeMinutes >= FULL_DAY_LATE_MINUTES) charged.chargedDays += 1;
    else charged.chargedHours += Math.ceil(minutes / 60);
    from = next;
  }
  return charged;
}

/** The minutes between two moments, without closed ones. */
export function openMinutes(from: Date, until: Date, closed: readonly Interval[]): number {
  const closedMs = closed.reduce((total, each) => {
    const begin = Math.max(from.getTime(), each.from.getTime());
    return total + Math.max(0, Math.min(until.getTime(), each.until.getTime()) - begin);
  }, 0);
  return Math.floor((until.getTime() - from.getTime() - closedMs) / MINUTE_MS);
}

/** The moment at which so many minutes have passed since another, not counting closed ones. */
function afterOpenMinutes(since: Date, minutes: number, closed: readonly Interval[]): Date {
  let left = minutes * MINUTE_MS;
  let from = since.getTime();
  for (const each of closed) {
    if (each.until.getTime() <= from) continue;
    const open = each.from.getTime() - from;
    if (open > left) break;
    if (open > 0) left -= open;
    from = each.until.getTime();
  }
  return new Date(from + left);
}
