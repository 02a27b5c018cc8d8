import type { BusinessHours, Holiday } from './values';

/** The days on which all places are closed, with the fields of their form. */
export function closedDaysRecord({ holidays = [], closedDays = [] }: BusinessHours): {
  holidays: Holiday[];
  closedDays: string[];
} {
  return { holidays, closedDays };
}
