import { shiftDay } from '../dates';
import { easterDay } from './easter-day';
import type { Holiday } from './values';

/** A holiday is on the same day of each year, or so many days after Easter Sunday. */
type Rule = { month: number; day: number } | { afterEaster: number };

const RULES = {
  independence: { month: 1, day: 1 },
  ancestors: { month: 1, day: 2 },
  carnival_monday: { afterEaster: -48 },
  mardi_gras: { afterEaster: -47 },
  ash_wednesday: { afterEaster: -46 },
  good_friday: { afterEaster: -2 },
  labour: { month: 5, day: 1 },
  flag: { month: 5, day: 18 },
  corpus_christi: { afterEaster: 60 },
  assumption: { month: 8, day: 15 },
  dessalines: { month: 10, day: 17 },
  all_saints: { month: 11, day: 1 },
  all_souls: { month: 11, day: 2 },
  vertieres: { month: 11, day: 18 },
  christmas: { month: 12, day: 25 },
} as const satisfies Record<Holiday, Rule>;

/** The day of a holiday in a year, such as `2026-11-18`. */
export function holidayDay(holiday: Holiday, year: number): string {
  const rule: Rule = RULES[holiday];
  if ('afterEaster' in rule) return shiftDay(easterDay(year), rule.afterEaster);
  return new Date(Date.UTC(year, rule.month - 1, rule.day)).toISOString().slice(0, 10);
}
