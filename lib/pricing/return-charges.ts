import { MINUTE_MS } from '../durations';
import { rentalDays } from './days';
import { chargedTime, LATE_TERMS, type LateTerms, openMinutes } from './late-time';
import { QUARTERS } from './quarters';
import type { PriceLine, Rates } from './quote';
import { rentPart } from './rent-part';
import type { FuelLevel, FuelPolicy } from './values';

/** The sentences that also say for how long nobody could take the vehicle back. */
const CLOSED = {
  late_days: 'late_days_closed',
  late_hours: 'late_hours_closed',
  late_days_hours: 'late_days_hours_closed',
} as const;
const MILLIMETERS_PER_KM = 1_000_000;
/** 1.609344 km as a whole number of millimeters, so that rounding never loses a whole mile. */
const MILLIMETERS_PER_MILE = 1_609_344;

export interface LateFacts {
  out: Date;
  due: Date;
  returned: Date;
  rates: Rates;
  /**
   * Insurance, protections and options per day. Each additional full day is charged for them too (docs/rules.md §8).
   */
  perDayCents: number;
  /** By what swaps have changed the rent of a day; nothing where nothing is said. */
  swapDayCents?: number;
  chargedDays: number;
  graceMinutes: number;
  /** Minutes of the grace period that the quote has not used. Of its minutes, only these are free at the return. */
  unusedGraceMinutes: number;
  /** Times after the due one in which nobody could take the vehicle back, in their order. They are not late. */
  closed?: readonly { from: Date; until: Date }[];
  /** What the agreement says about coming late; the product's own terms where nothing is said. */
  late?: LateTerms;
}

/** Whole miles, rounded down. */
export function milesOf(km: number): number {
  return Math.floor((km * MILLIMETERS_PER_KM) / MILLIMETERS_PER_MILE);
}

type Grace = Pick<LateFacts, 'graceMinutes' | 'unusedGraceMinutes' | 'late'>;

/**
 * Free minutes for a late return, by default 60: what the quote has left of the grace, and what they are longer than the
 * grace. So the minutes that the quote used are not free again.
 */
export function freeLateMinutes({ graceMinutes, unusedGraceMinutes, late = LATE_TERMS }: Grace): number {
  return Math.min(late.freeMinutes, unusedGraceMinutes + Math.max(0, late.freeMinutes - graceMinutes));
}

/** What each hour or part of an hour late costs, by default a fifth of the daily rate. */
export function lateHourCents(dailyCents: number, { hourBasisPoints }: LateTerms = LATE_TERMS): number {
  return Math.round((dailyCents * hourBasisPoints) / 10_000);
}

/**
 * Late return (docs/rules.md §8), by default: the first 60 minutes are free, minus the grace already used. Then each
 * started hour costs a fifth of the daily rate. From 3 hours late, or once the hours cost as much, a full day is charged,
 * and again for each 24 h. Hours in which nobody could take the vehicle back do not count. `lateReturnCharges` caps it.
 */
export function lateCharge(facts: LateFacts): PriceLine | null {
  const { due, rates, closed = [], late = LATE_TERMS } = facts;
  const freeMinutes = freeLateMinutes(facts);
  const lateMinutes = Math.floor((facts.returned.getTime() - due.getTime()) / MINUTE_MS);
  const back = new Date(due.getTime() + lateMinutes * MINUTE_MS);
  const { chargedDays, chargedHours } = chargedTime({ due, back, closed, freeMinutes, terms: late });
  const { perDayCents, swapDayCents = 0 } = facts;
  const dayCents = rates.dailyCents + swapDayCents + perDayCents;
  const hourCents = lateHourCents(rates.dailyCents, late);
  const amountCents = chargedDays * dayCents + chargedHours * hourCents;
  if (amountCents === 0) return null;
  const closedMinutes = lateMinutes - openMinutes(due, back, closed);
  const params = { hours: Math.floor(lateMinutes / 60), minutes: lateMinutes % 60, freeMinutes };
  const key = chargedHours === 0 ? 'late_days' : chargedDays === 0 ? 'late_hours' : 'late_days_hours';
  const rent = rentPart(amountCents - chargedDays * perDayCents, amountCents);
  const charged = { ...params, chargedDays, chargedHours, dayCents, hourCents, ...rent };
  const sentence =
    closedMinutes > 0 ? { key: CLOSED[key], params: { ...charged, closedMinutes } } : { key, params: charged };
  return { kind: 'late', amountCents, sentence };
}

/** The full days that a late charge pays for. They add to the mileage allowance. */
export function lateDays(line: PriceLine | null): number {
  return Number(line?.sentence.params.chargedDays ?? 0);
}

export interface MileageFacts {
  drivenKm: number;
  /** 0 means unlimited. */
  milesPerDay: number;
  chargedDays: number;
  priceCents: number;
  /** With so many vehicles, one after the other; one where nothing is said. */
  vehicles?: number;
}

/** Whole miles over the allowance, rounded down, multiplied by the company's price per mile. */
export function mileageCharge(facts: MileageFacts): PriceLine | null {
  const { drivenKm, milesPerDay, chargedDays, priceCents, vehicles = 1 } = facts;
  if (milesPerDay === 0) return null;
  const included = milesPerDay * chargedDays;
  const over = milesOf(drivenKm) - included;
  if (over <= 0 || priceCents === 0) return null;
  const params = { km: drivenKm, miles: milesOf(drivenKm), days: chargedDays, milesPerDay, over, priceCents };
  const sentence =
    vehicles > 1 ? { key: 'mileage_vehicles', params: { ...params, vehicles } } : { key: 'mileage', params };
  return { kind: 'mileage', amountCents: over * priceCents, sentence };
}

/** The fuel of a vehicle when it left and when it came back. */
export interface Tank {
  out: FuelLevel;
  back: FuelLevel;
}

export interface FuelFacts extends Tank {
  policy: FuelPolicy;
  /** Vehicles that the customer had before, under the same agreement. */
  earlier?: readonly Tank[];
  quarterCents: number;
  serviceCents: number;
}

/**
 * Quarters missing compared with the level at pickup, plus one service fee for each vehicle that has to be filled up.
 * Nothing if the fuel was prepaid. Nobody owes more than was handed over, so "full to full" asks for a full tank only
 * where the tank was full. What one vehicle has too much does not make up for another (docs/rules.md §8).
 */
export function fuelCharge(facts: FuelFacts): PriceLine | null {
  const { policy, out, back, earlier = [], quarterCents, serviceCents } = facts;
  if (policy === 'pre_purchase') return null;
  const missing = [...earlier, { out, back }]
    .map((tank) => QUARTERS[tank.out] - QUARTERS[tank.back])
    .filter((quarters) => quarters > 0);
  const quarters = missing.reduce((total, each) => total + each, 0);
  const vehicles = missing.length;
  const amountCents = quarters * quarterCents + vehicles * serviceCents;
  if (amountCents === 0) return null;
  const params = { quarters, quarterCents, serviceCents };
  const sentence = vehicles > 1 ? { key: 'fuel_vehicles', params: { ...params, vehicles } } : { key: 'fuel', params };
  return { kind: 'fuel', amountCents, sentence };
}

/** The days actually used if a rental came back early and a manager agreed to charge no more. */
export function usedDays(out: Date, returned: Date, graceMinutes: number, chargedDays: number): number {
  return Math.min(chargedDays, rentalDays(out, returned, graceMinutes));
}
