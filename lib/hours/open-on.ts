import { localToInstant, shiftDay } from '../dates';
import { holidayDay } from './holiday-day';
import { ownHours } from './own-hours';
import type { BusinessHours, PlaceHours } from './values';
import { WEEK_DAYS } from './values';

export interface Interval {
  from: Date;
  until: Date;
}

/** A place's own hours, else the company's; null if it has none, and so is always open. */
export function hoursOf(business: BusinessHours, place: string): PlaceHours | null {
  return ownHours(business, place) ?? ownHours(business, '');
}

/** When a place is open on a local day; null if it is closed on it. */
export function openOn(business: BusinessHours, hours: PlaceHours, day: string, timeZone: string): Interval | null {
  if (isClosedDay(business, day)) return null;
  const weekDay = WEEK_DAYS[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7];
  const open = weekDay && hours.week[weekDay];
  if (!open) return null;
  const from = localToInstant(`${day}T${open.opens}`, timeZone);
  const isMidnight = open.closes === '00:00';
  const until = localToInstant(`${isMidnight ? shiftDay(day, 1) : day}T${open.closes}`, timeZone);
  return from && until ? { from, until } : null;
}

function isClosedDay({ holidays = [], closedDays = [] }: BusinessHours, day: string): boolean {
  const year = Number(day.slice(0, 4));
  return closedDays.includes(day) || holidays.some((holiday) => holidayDay(holiday, year) === day);
}
