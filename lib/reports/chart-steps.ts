import { daysBetween, shiftDay, shiftMonths } from '../dates';
import type { Period } from './quick-range';

export type ChartStep = 'day' | 'week' | 'month' | 'year';

/** A chart of a period: the first local day of each bar, whether or not it has anything. */
interface ChartSteps {
  step: ChartStep;
  starts: string[];
}

const MOST_DAYS = 31;
const MOST_WEEKS = 27;
const MOST_MONTHS = 36;

/**
 * Into which bars a period is divided, so that a phone can show them side by side. Weeks begin on Monday. The first and the
 * last bar may reach beyond the period.
 */
export function chartSteps({ from, until }: Period): ChartSteps {
  const days = daysBetween(from, until) + 1;
  if (days <= MOST_DAYS) return { step: 'day', starts: repeated(from, until, (day) => shiftDay(day, 1)) };
  const monday = shiftDay(from, -((new Date(`${from}T12:00:00Z`).getUTCDay() + 6) % 7));
  const weeks = repeated(monday, until, (day) => shiftDay(day, 7));
  if (weeks.length <= MOST_WEEKS) return { step: 'week', starts: weeks };
  const months = repeated(`${from.slice(0, 8)}01`, until, (day) => shiftMonths(day, 1));
  if (months.length <= MOST_MONTHS) return { step: 'month', starts: months };
  return { step: 'year', starts: repeated(`${from.slice(0, 5)}01-01`, until, (day) => shiftMonths(day, 12)) };
}

function repeated(first: string, until: string, next: (day: string) => string): string[] {
  const starts: string[] = [];
  for (let day = first; day <= until; day = next(day)) starts.push(day);
  return starts;
}
