import { holidayDay } from './holiday-day';
import type { Holiday } from './values';

/** Holidays with the day on which each comes next, the next one first. */
export function nextHolidays(names: readonly Holiday[], today: string): { name: Holiday; day: string }[] {
  const year = Number(today.slice(0, 4));
  return names
    .map((name) => {
      const day = holidayDay(name, year);
      return { name, day: day < today ? holidayDay(name, year + 1) : day };
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
