import { localToInstant } from '../dates';
import { AppError } from '../errors';
import type { PricePart, QuoteTerms } from '../pricing/quote';
import type { QuoteInput } from './input';

export interface RateFacts {
  dailyRateCents: number;
  weeklyRateCents: number | null;
  monthlyRateCents: number | null;
}

export interface PriceSettings {
  timeZone: string;
  graceMinutes: number;
  taxEnabled: boolean;
  taxRateBasisPoints: number;
  cdwPerDayCents: number;
  theftPerDayCents: number;
  paiPerDayCents: number;
  gpsPerDayCents: number;
  childSeatPerDayCents: number;
  additionalDriverPerDayCents: number;
}

/**
 * What a quote is computed from. A rate of the desk's own replaces the weekly and monthly rates too.
 * Throws `invalid_date` where a time does not exist, `return_before_pickup` where the order is wrong.
 */
export function agreementTerms(input: QuoteInput, vehicle: RateFacts, settings: PriceSettings): QuoteTerms {
  const out = localToInstant(input.pickupAt, settings.timeZone);
  const due = localToInstant(input.dueAt, settings.timeZone);
  if (!out) throw new AppError('invalid_date', { fields: { pickupAt: 'invalid_date' } });
  if (!due) throw new AppError('invalid_date', { fields: { dueAt: 'invalid_date' } });
  if (due <= out) throw new AppError('return_before_pickup', { fields: { dueAt: 'return_before_pickup' } });
  const own = input.dailyRateCents !== vehicle.dailyRateCents;
  return {
    out,
    due,
    graceMinutes: settings.graceMinutes,
    rates: {
      dailyCents: input.dailyRateCents,
      weeklyCents: own ? null : vehicle.weeklyRateCents,
      monthlyCents: own ? null : vehicle.monthlyRateCents,
    },
    perDay: perDayParts(input, settings),
    discountCents: input.discountCents ?? 0,
    taxBasisPoints: settings.taxEnabled && !input.taxExempt ? settings.taxRateBasisPoints : null,
  };
}

function perDayParts(input: QuoteInput, settings: PriceSettings): PricePart[] {
  const protection = { cdw: settings.cdwPerDayCents, theft: settings.theftPerDayCents, pai: settings.paiPerDayCents };
  const option = {
    gps: settings.gpsPerDayCents,
    child_seat: settings.childSeatPerDayCents,
    additional_driver: settings.additionalDriverPerDayCents,
  };
  return [
    { kind: 'insurance', perDayCents: input.insurancePerDayCents },
    ...input.protections.map((kind) => ({ kind, perDayCents: protection[kind] })),
    ...input.options.map((kind) => ({ kind, perDayCents: option[kind] })),
  ];
}
