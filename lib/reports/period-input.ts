import { z } from 'zod';
import { dayInput } from '../day-input';
import { USABLE_DAYS } from '../usable-days';

/** No report is longer than this, in days. */
const LONGEST_DAYS = 3660;

const day = dayInput(USABLE_DAYS.from, USABLE_DAYS.to);

/** A report's period in local days, both included. */
export const PeriodInput = z.object({ from: day, until: day }).superRefine(({ from, until }, issues) => {
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
  if (days < 0) issues.addIssue({ code: 'custom', path: ['until'], message: 'season_backwards' });
  if (days > LONGEST_DAYS) issues.addIssue({ code: 'custom', path: ['until'], message: 'out_of_range' });
});
export type PeriodInput = z.output<typeof PeriodInput>;
