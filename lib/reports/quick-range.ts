import { shiftDay, shiftMonths } from '../dates';
import type { QuickRange } from './values';

/** Local days, both included. */
export interface Period {
  from: string;
  until: string;
}

/** The month in which Haiti's fiscal year begins. */
const FISCAL_MONTH = 10;

/**
 * A named period as local days, seen from the company's `today`. What is not over yet ends today, so that sums of unequal
 * lengths are not taken for whole months. Weeks begin on Monday, fiscal years on October 1.
 */
export function quickRange(range: QuickRange, today: string): Period {
  return RANGES[range](today);
}

const RANGES: Record<QuickRange, (today: string) => Period> = {
  today: (today) => ({ from: today, until: today }),
  this_week: (today) => ({ from: shiftDay(today, -weekday(today)), until: today }),
  last_week: (today) => ({ from: shiftDay(today, -weekday(today) - 7), until: shiftDay(today, -weekday(today) - 1) }),
  last_7_days: (today) => ({ from: shiftDay(today, -6), until: today }),
  last_30_days: (today) => ({ from: shiftDay(today, -29), until: today }),
  this_month: (today) => ({ from: firstOfMonth(today), until: today }),
  last_month: (today) => before(firstOfMonth(today), 1),
  this_quarter: (today) => ({ from: firstOf(today, 3), until: today }),
  last_quarter: (today) => before(firstOf(today, 3), 3),
  year_to_date: (today) => ({ from: firstOf(today, 12), until: today }),
  last_year: (today) => before(firstOf(today, 12), 12),
  fiscal_year: (today) => ({ from: firstOfFiscalYear(today), until: today }),
  last_fiscal_year: (today) => before(firstOfFiscalYear(today), 12),
};

/** Days since Monday. */
function weekday(day: string): number {
  return (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

/** The first day of the part of the calendar year, so many months long, in which the day is. */
function firstOf(day: string, months: number): string {
  const since = (Number(day.slice(5, 7)) - 1) % months;
  return shiftMonths(firstOfMonth(day), -since);
}

function firstOfFiscalYear(day: string): string {
  const since = (Number(day.slice(5, 7)) - FISCAL_MONTH + 12) % 12;
  return shiftMonths(firstOfMonth(day), -since);
}

/** The whole months before the first day of one. */
function before(first: string, months: number): Period {
  return { from: shiftMonths(first, -months), until: shiftDay(first, -1) };
}
