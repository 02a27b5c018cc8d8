import { instantToLocal } from '@/lib/dates';
import { DAY_MS, HOUR_MS } from '@/lib/durations';

/** Of both demo companies. */
const COMPANY_ZONE = 'America/Port-au-Prince';
const FIRST_HOUR = 9;

/** Whether a demo company's office is open at a full hour: 9 to 16 from Monday to Friday, 9 to 12 on Saturdays. */
export function isOfficeTime(time: number): boolean {
  const { hour, weekday } = localTime(time);
  return weekday !== 0 && hour >= FIRST_HOUR && hour <= lastHour(weekday);
}

/** The nearest office hour from a time on, or back from it. */
export function officeTime(time: number, direction: 1 | -1 = 1): number {
  let found = Math.floor(time / HOUR_MS) * HOUR_MS;
  while (!isOfficeTime(found)) found += direction * HOUR_MS;
  return found;
}

/** The same hour of the first open day, from a time on. The change to summer time may move it by one hour. */
export function openDay(time: number): number {
  let found = time;
  while (localTime(found).weekday === 0 || localTime(found).hour > lastHour(localTime(found).weekday) + 1)
    found += DAY_MS;
  return localTime(found).hour < FIRST_HOUR ? found + HOUR_MS : found;
}

/** How many hours the office stays open after a time on the same day; 0 if it is closed. */
export function hoursLeft(time: number): number {
  const { hour, weekday } = localTime(time);
  return weekday === 0 ? 0 : Math.max(0, lastHour(weekday) - hour);
}

/**
 * A return's day as customers choose it: of ten on a Tuesday, Wednesday or Thursday two keep the vehicle until Friday, and of ten
 * on a Saturday one until Monday. `draw` is from 1 to 100.
 */
export function busyDay(time: number, draw: number): number {
  const { weekday } = localTime(time);
  if (weekday >= 2 && weekday <= 4 && draw <= 20) return openDay(time + (5 - weekday) * DAY_MS);
  return weekday === 6 && draw <= 10 ? openDay(time + 2 * DAY_MS) : time;
}

/** By how much the season shortens the time between two rentals: in July, August, and from mid-December over New Year. */
export function seasonGap(time: number): number {
  const day = instantToLocal(new Date(time), COMPANY_ZONE).slice(5, 10);
  const high = (day >= '07-01' && day <= '08-31') || day >= '12-15' || day <= '01-05';
  return high ? 0.35 : 1.15;
}

function lastHour(weekday: number): number {
  return weekday === 6 ? 12 : 16;
}

function localTime(time: number): { hour: number; weekday: number } {
  const local = instantToLocal(new Date(time), COMPANY_ZONE);
  return { hour: Number(local.slice(11, 13)), weekday: new Date(`${local.slice(0, 10)}T00:00Z`).getUTCDay() };
}
