import { AppError } from '../errors';
import { localPeriod } from '../local-period';
import { quoteRental } from '../pricing/quote';
import type { Tier } from '../rates/pick-rule';
import { rateForPeriod } from '../rates/rate-for-period';
import { promisedRate, type RatePromise } from '../reservations/promised-rate';
import { safeParse } from '../safe-parse';
import { agreementTerms, companyPrices, type PriceSettings } from './agreement-terms';
import { OfferInput, QuoteInput } from './input';

type Rules = Parameters<typeof rateForPeriod>[0]['rules'];

export interface OfferedVehicle {
  id: string;
  classId: string | null;
  dailyRateCents: number;
  weeklyRateCents: number | null;
  monthlyRateCents: number | null;
}

interface OfferTerms {
  /** The wizard's values, as they are typed. */
  typed: unknown;
  tier: Tier | null;
  rules: Rules;
  promise: RatePromise | null;
  settings: PriceSettings & { insurancePerDayCents: number };
}

export interface OfferedPrice {
  dailyRateCents: number;
  /** Null where the terms have no price yet: a time is missing, or the discount is more than the price. */
  totalCents: number | null;
}

/** What an agreement for another vehicle would cost under the terms in the wizard: the same rules as its own price. */
export function priceOffer(
  vehicle: OfferedVehicle,
  { typed, tier, rules, promise, settings }: OfferTerms,
): OfferedPrice {
  const asked = safeParse(OfferInput, typed);
  if (!asked.success) return { dailyRateCents: vehicle.dailyRateCents, totalCents: null };
  const { customerId, vehicleId, rateOwn, insuranceOwn } = asked.data;
  let dailyRateCents = vehicle.dailyRateCents;
  try {
    const period = { ...localPeriod(asked.data, settings), graceMinutes: settings.graceMinutes };
    const { dailyRateCents: dailyCents, weeklyRateCents: weeklyCents, monthlyRateCents: monthlyCents } = vehicle;
    const proposed =
      promisedRate(promise, { customerId, vehicle, ...period }) ??
      rateForPeriod({
        ...period,
        ...{ rates: { dailyCents, weeklyCents, monthlyCents }, rules, tier },
        ...{ classId: vehicle.classId, timeZone: settings.timeZone },
      });
    // A price that the desk has typed is that of the chosen vehicle: another one gets its own.
    const own = { rateOwn: rateOwn && vehicleId === vehicle.id, insuranceOwn };
    const company = { dailyRateCents: proposed.dailyRateCents, insurancePerDayCents: settings.insurancePerDayCents };
    dailyRateCents = proposed.dailyRateCents;
    const input = safeParse(QuoteInput, { ...Object(typed), vehicleId: vehicle.id, ...companyPrices(own, company) });
    if (!input.success) return { dailyRateCents, totalCents: null };
    dailyRateCents = input.data.dailyRateCents;
    return { dailyRateCents, totalCents: quoteRental(agreementTerms(input.data, proposed.rates, settings)).totalCents };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { dailyRateCents, totalCents: null };
  }
}
