import { localDay } from '../dates';
import { hoursOf, openOn } from './open-on';
import type { BusinessHours } from './values';

/** Whether a place is open at a moment. The minutes of opening and of closing belong to its hours. */
export function isOpenAt(business: BusinessHours, place: string, at: Date, timeZone: string): boolean {
  const hours = hoursOf(business, place);
  if (!hours) return true;
  const open = openOn(business, hours, localDay(at, timeZone), timeZone);
  if (open && open.from <= at && at <= open.until) return true;
  // The midnight at which a day closes is the first moment of the next.
  const before = openOn(business, hours, localDay(new Date(at.getTime() - 1), timeZone), timeZone);
  return before !== null && before.from <= at && at <= before.until;
}
