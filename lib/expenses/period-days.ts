import type { EXPENSE_PERIODS } from './input';

/** Local days, the last one not included. */
export interface Days {
  from: string;
  until: string;
}

/** The local days of a named period, as seen from a day such as `2026-11-21`. */
export function periodDays(period: (typeof EXPENSE_PERIODS)[number], today: string): Days {
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (period === 'this_year') return { from: day(year, 1), until: day(year + 1, 1) };
  const first = period === 'this_month' ? month : month - 1;
  return { from: day(year, first), until: day(year, first + 1) };
}

function day(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}
