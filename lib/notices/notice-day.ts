import { localDay, shiftDay } from '../dates';
import { zonedParts } from '../zoned-parts';

/** The hour of a company's clock at which its working day begins: notices repeat then, and the daily mail is sent. */
export const MORNING_HOUR = 6;

/** The local day whose morning has come last, such as `2026-11-21`: before six, it is still the day before. */
export function noticeDay(now: Date, timeZone: string): string {
  const today = localDay(now, timeZone);
  return zonedParts(now, timeZone).hour < MORNING_HOUR ? shiftDay(today, -1) : today;
}
