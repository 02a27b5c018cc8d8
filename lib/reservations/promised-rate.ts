import { HOUR_MS } from '../durations';
import { rentalDays } from '../pricing/days';
import { MONTH_DAYS, rentCents, WEEK_DAYS } from '../pricing/quote';
import type { PeriodRate, RateBasis } from '../rates/rate-for-period';

/** What a reservation was confirmed with. */
export interface RatePromise {
  customerId: string;
  vehicleId: string | null;
  classId: string | null;
  pickupAt: Date;
  dueAt: Date;
  dailyCents: number;
  weeklyCents: number | null;
  monthlyCents: number | null;
}

export interface PromiseQuestion {
  customerId: string | null;
  vehicle: { id: string; classId: string | null };
  out: Date;
  due: Date;
  graceMinutes: number;
}

/** A customer who comes so much before the reserved time still pays what was promised. */
const EARLY_MS = 2 * HOUR_MS;

/**
 * The rate that a reservation has promised for its own agreement, whatever the company's rules have become. It holds for
 * the same customer, the booked vehicle or any of the booked class, and a period within the reserved one. Else null.
 */
export function promisedRate(
  promise: RatePromise | null,
  { customerId, vehicle, out, due, graceMinutes }: PromiseQuestion,
): PeriodRate | null {
  if (!promise || promise.customerId !== customerId) return null;
  const isBooked =
    promise.vehicleId === vehicle.id || (promise.classId !== null && promise.classId === vehicle.classId);
  if (!isBooked || out.getTime() < promise.pickupAt.getTime() - EARLY_MS || due > promise.dueAt) return null;
  const { dailyCents, weeklyCents, monthlyCents } = promise;
  const rates = { dailyCents, weeklyCents, monthlyCents };
  const days = rentalDays(out, due, graceMinutes);
  const basis: RateBasis =
    monthlyCents !== null && days >= MONTH_DAYS
      ? 'monthly'
      : weeklyCents !== null && days >= WEEK_DAYS
        ? 'weekly'
        : 'daily';
  const total = rentCents(rates, days);
  const parts = [{ days, rateCents: Math.round(total / days), name: null, basis }];
  return { days, parts, dailyRateCents: dailyCents, rates, rentCents: total };
}
