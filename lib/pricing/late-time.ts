import { DAY_MS, MINUTE_MS } from '../durations';

/** What a company charges for coming late. */
export interface LateTerms {
  /** Less the grace that the quote has used. */
  freeMinutes: number;
  /** What each begun hour costs, in hundredths of a percent of the daily rate. */
  hourBasisPoints: number;
  /** From so many minutes late, it is a full day. */
  fullDayMinutes: number;
}

/** Those of agreements from before a company could choose (docs/rules.md §8). */
export const LATE_TERMS: LateTerms = { freeMinutes: 60, hourBasisPoints: 2000, fullDayMinutes: 180 };

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
  terms: LateTerms;
}

/**
 * The days and hours that a late return is charged for (docs/rules.md §8). Each 24 hours after the free minutes are
 * judged by the time in them that counts. From 3 hours it is a day, as hours that cost as much are. Else each begun hour
 * is charged.
 */
export function chargedTime({ due, back, closed, freeMinutes, terms }: Late): {
  chargedDays: number;
  chargedHours: number;
} {
  const charged = { chargedDays: 0, chargedHours: 0 };
  let from = afterOpenMinutes(due, freeMinutes, closed);
  // The days only go forward, and so nothing closed before one is looked at again.
  let first = 0;
  while (from < back) {
    const next = new Date(from.getTime() + DAY_MS);
    while (first < closed.length && isOver(closed[first], from)) first += 1;
    const minutes = openMinutes(from, next < back ? next : back, closed, first);
    const hours = Math.ceil(minutes / 60);
    const isDay = minutes + freeMinutes >= terms.fullDayMinutes || hours * terms.hourBasisPoints >= 10_000;
    if (hours > 0 && isDay) charged.chargedDays += 1;
    else charged.chargedHours += hours;
    from = next;
  }
  return charged;
}

/** The minutes between two moments, without closed ones. Those before the `first` are known to be over. */
export function openMinutes(from: Date, until: Date, closed: readonly Interval[], first = 0): number {
  let closedMs = 0;
  for (let index = first; index < closed.length; index += 1) {
    const each = closed[index];
    if (!each || each.from >= until) break;
    const begin = Math.max(from.getTime(), each.from.getTime());
    closedMs += Math.max(0, Math.min(until.getTime(), each.until.getTime()) - begin);
  }
  return Math.floor((until.getTime() - from.getTime() - closedMs) / MINUTE_MS);
}

function isOver(each: Interval | undefined, at: Date): boolean {
  return each === undefined || each.until <= at;
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
