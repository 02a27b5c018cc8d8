import { localDay } from '../dates';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import { rentalDays } from '../pricing/days';
import { MONTH_DAYS, type Rates, rentCents, WEEK_DAYS } from '../pricing/quote';
import { pickRule, type RateRule, type Renter } from './pick-rule';

/** Which of the vehicle's rates a day's price is based on. */
export type RateBasis = 'daily' | 'weekly' | 'monthly';

export interface RatePart {
  days: number;
  rateCents: number;
  /** The name of the rule that set the rate; null for the vehicle's own rate. */
  name: string | null;
  basis: RateBasis;
}

export interface PeriodRate {
  days: number;
  /** In chronological order. */
  parts: RatePart[];
  /** The single daily rate of an agreement for the period. */
  dailyRateCents: number;
  /** The rates that the rental price is calculated from: the vehicle's own rates if no rule applies on any day. */
  rates: Rates;
  rentCents: number;
}

export interface RateQuestion extends Renter {
  /** The vehicle's own rates. */
  rates: Rates;
  rules: readonly RateRule[];
  out: Date;
  due: Date;
  graceMinutes: number;
  timeZone: string;
}

const MOST_DAYS = 366;
const LEAST_CENTS = 100;
const MOST_CENTS = 999_999;

/**
 * The price of each day of a period, and the resulting daily rate. A rental day is 24 hours from the pickup. The rule
 * for the local day on which it starts sets its price. Assumption: an agreement has one daily rate, the mean of its
 * days rounded half up to a cent. Late hours and days then cost the same in and out of season. Throws `period_invalid`
 * beyond 366 days.
 */
export function rateForPeriod(question: RateQuestion): PeriodRate {
  const { rates, rules, out, due, graceMinutes, timeZone } = question;
  const days = rentalDays(out, due, graceMinutes);
  if (days > MOST_DAYS) throw new AppError('period_invalid');
  const { basis, dayCents } = ownRate(rates, days);
  const parts: RatePart[] = [];
  let ruled = false;
  for (let index = 0; index < days; index += 1) {
    const day = localDay(new Date(out.getTime() + index * DAY_MS), timeZone);
    const rule = pickRule(rules, day, question);
    if (rule) ruled = true;
    addDay(parts, {
      days: 1,
      rateCents: rule ? ruledCents(rule, dayCents) : Math.round(dayCents),
      name: rule?.name ?? null,
      basis: rule && rule.dailyRateCents !== null ? 'daily' : basis,
    });
  }
  if (!ruled) return { days, parts, dailyRateCents: rates.dailyCents, rates, rentCents: rentCents(rates, days) };
  const sumCents = parts.reduce((sum, part) => sum + part.days * part.rateCents, 0);
  const dailyCents = within(Math.round(sumCents / days));
  return {
    days,
    parts,
    dailyRateCents: dailyCents,
    rates: { dailyCents, weeklyCents: null, monthlyCents: null },
    rentCents: dailyCents * days,
  };
}

/**
 * A day at the vehicle's own rates. From 7 days it is the weekly rate divided by 7, from 30 days the monthly rate
 * divided by 30.
 */
function ownRate(rates: Rates, days: number): { basis: RateBasis; dayCents: number } {
  const { dailyCents, weeklyCents, monthlyCents } = rates;
  if (monthlyCents !== null && days >= MONTH_DAYS) return { basis: 'monthly', dayCents: monthlyCents / MONTH_DAYS };
  if (weeklyCents !== null && days >= WEEK_DAYS) return { basis: 'weekly', dayCents: weeklyCents / WEEK_DAYS };
  return { basis: 'daily', dayCents: dailyCents };
}

function ruledCents(rule: RateRule, dayCents: number): number {
  if (rule.dailyRateCents !== null) return rule.dailyRateCents;
  return within(Math.round((dayCents * (10_000 + (rule.changeBasisPoints ?? 0))) / 10_000));
}

/** No rule produces a rate that a form would refuse (docs/rules.md §9). */
function within(cents: number): number {
  return Math.min(MOST_CENTS, Math.max(LEAST_CENTS, cents));
}

function addDay(parts: RatePart[], day: RatePart): void {
  const last = parts.at(-1);
  if (last && last.name === day.name && last.rateCents === day.rateCents) last.days += 1;
  else parts.push(day);
}
