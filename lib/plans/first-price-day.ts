import { shiftDay } from '../dates';

/** Companies know of a higher price so many days before it counts. */
export const NOTICE_DAYS = 30;

/** The first day on which a new price may count: a lower one from tomorrow on, a higher one after 30 days (docs/rules.md §21). */
export function firstPriceDay(today: string, change: { fromCents: number; toCents: number }): string {
  return shiftDay(today, change.toCents > change.fromCents ? NOTICE_DAYS : 1);
}
