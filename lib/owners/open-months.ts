import { nextMonth } from './month-days';

const MOST = 24;

/**
 * The months whose statement can be issued, the earliest first: after the last one, or from the first share on, up to the
 * last month that is over.
 */
export function openMonths(first: string | null, last: string | null, today: string): string[] {
  const months: string[] = [];
  const start = last ? nextMonth(last) : first;
  if (start === null) return [];
  for (let month = start; month < today.slice(0, 7); month = nextMonth(month)) months.push(month);
  return months.slice(-MOST);
}
