import { localDay, shiftDay } from '../dates';
import { hoursOf, type Interval, openOn } from './open-on';
import type { BusinessHours } from './values';

/**
 * The times between two moments in which nobody takes a vehicle back at a place, in their order. None where somebody does so
 * outside the hours too (docs/rules.md §8).
 */
export function closedBetween(
  business: BusinessHours,
  place: string,
  { from, until }: Interval,
  timeZone: string,
): Interval[] {
  const hours = hoursOf(business, place);
  if (hours?.afterHours !== 'refused') return [];
  const closed: Interval[] = [];
  let since = from;
  for (let day = localDay(from, timeZone); day <= localDay(until, timeZone); day = shiftDay(day, 1)) {
    const open = openOn(business, hours, day, timeZone);
    if (!open || open.until <= since) continue;
    if (open.from >= until) break;
    if (open.from > since) closed.push({ from: since, until: open.from });
    since = open.until;
  }
  if (since < until) closed.push({ from: since, until });
  return closed;
}
