import type { FuelLevel, FuelPolicy } from '../rentals/values';
import { DAY_MS, HOUR_MS, rentalDays } from './days';
import { type PriceLine, type Rates, rentCents } from './quote';

const FREE_LATE_MINUTES = 60;
const FULL_DAY_LATE_HOURS = 3;
const KM_PER_MILE = 1.609344;
const QUARTERS = { empty: 0, quarter: 1, half: 2, three_quarters: 3, full: 4 } as const satisfies Record<
  FuelLevel,
  number
>;

export interface LateFacts {
  out: Date;
  due: Date;
  returned: Date;
  rates: Rates;
  chargedDays: number;
  graceMinutes: number;
  /** Minutes of grace that the quote has left: they alone are free again. */
  unusedGraceMinutes: number;
}

/** Whole miles, rounded down. */
export function milesOf(km: number): number {
  return Math.floor(km / KM_PER_MILE);
}

/**
 * Late: 60 minutes free less the grace already used; then each begun hour a fifth of the daily rate, a full day from 3 hours or
 * once the hours reach it, and again for each 24 h; rent and late fee never exceed a fresh quote (product.md §8).
 */
export function lateCharge(facts: LateFacts): PriceLine | null {
  const freeMinutes = Math.min(FREE_LATE_MINUTES, facts.unusedGraceMinutes);
  const lateMinutes = Math.floor((facts.returned.getTime() - facts.due.getTime()) / 60_000);
  if (lateMinutes <= freeMinutes) return null;
  const { dailyCents } = facts.rates;
  const chargedMs = (lateMinutes - freeMinutes) * 60_000;
  const days = Math.floor(chargedMs / DAY_MS);
  const restHours = Math.ceil((chargedMs - days * DAY_MS) / HOUR_MS);
  const hourCents = Math.round(dailyCents / 5);
  const restIsDay = restHours >= FULL_DAY_LATE_HOURS || restHours * hourCents >= dailyCents;
  const full = days * dailyCents + (restIsDay ? dailyCents : restHours * hourCents);
  const fresh = rentCents(facts.rates, rentalDays(facts.out, facts.returned, facts.graceMinutes));
  const cap = Math.max(0, fresh - rentCents(facts.rates, facts.chargedDays));
  const amountCents = Math.min(full, cap);
  if (amountCents === 0) return null;
  const late = { hours: Math.floor(lateMinutes / 60), minutes: lateMinutes % 60, freeMinutes };
  const chargedDays = days + (restIsDay ? 1 : 0);
  const chargedHours = restIsDay ? 0 : restHours;
  const key = full > cap ? 'late_capped' : 'late';
  return {
    kind: 'late',
    amountCents,
    sentence: { key, params: { ...late, chargedDays, chargedHours, dayCents: dailyCents, hourCents } },
  };
}

export interface MileageFacts {
  drivenKm: number;
  /** 0 means unlimited. */
  milesPerDay: number;
  chargedDays: number;
  priceCents: number;
}

/** Whole miles over the allowance, rounded down, times the company's price per mile. */
export function mileageCharge({ drivenKm, milesPerDay, chargedDays, priceCents }: MileageFacts): PriceLine | null {
  if (milesPerDay === 0) return null;
  const included = milesPerDay * chargedDays;
  const over = Math.floor(drivenKm / KM_PER_MILE - included);
  if (over <= 0 || priceCents === 0) return null;
  const params = { km: drivenKm, miles: milesOf(drivenKm), days: chargedDays, milesPerDay, over, priceCents };
  return { kind: 'mileage', amountCents: over * priceCents, sentence: { key: 'mileage', params } };
}

export interface FuelFacts {
  policy: FuelPolicy;
  out: FuelLevel;
  back: FuelLevel;
  quarterCents: number;
  serviceCents: number;
}

/** Missing quarters against full or against the checkout, and one service fee; nothing where fuel was bought ahead. */
export function fuelCharge({ policy, out, back, quarterCents, serviceCents }: FuelFacts): PriceLine | null {
  if (policy === 'pre_purchase') return null;
  const base = policy === 'full_to_full' ? QUARTERS.full : QUARTERS[out];
  const missing = base - QUARTERS[back];
  if (missing <= 0) return null;
  const amountCents = missing * quarterCents + serviceCents;
  return {
    kind: 'fuel',
    amountCents,
    sentence: { key: 'fuel', params: { quarters: missing, quarterCents, serviceCents } },
  };
}

/** Days really used where a rental came back early and a manager agrees to charge no more. */
export function usedDays(out: Date, returned: Date, graceMinutes: number, chargedDays: number): number {
  return Math.min(chargedDays, rentalDays(out, returned, graceMinutes));
}
