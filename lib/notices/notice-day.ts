import { localDay, shiftDay } from '../dates';
import { zonedParts } from '../zoned-parts';

/**
 * The local day whose morning has come last, such as `2026-11-21`. Before the hour at which the company's working day
 * begins, it is still the day before.
 */
export function noticeDay(now: Date, timeZone: string, morningHour: number): string {
  const today = localDay(now, timeZone);
  return zonedParts(now, timeZone).hour < morningHour ? shiftDay(today, -1) : today;
}
