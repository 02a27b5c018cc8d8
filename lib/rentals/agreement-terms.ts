import { afterHoursLines } from '../hours/after-hours-lines';
import type { BusinessHours } from '../hours/values';
import { localPeriod } from '../local-period';
import { type OptionSettings, optionPrices } from '../pricing/option-prices';
import { prepaidFuel } from '../pricing/prepaid-fuel';
import type { PricePart, QuoteTerms, Rates } from '../pricing/quote';
import type { QuoteInput } from './input';

export interface PriceSettings extends OptionSettings {
  timeZone: string;
  graceMinutes: number;
  businessHours: BusinessHours;
  taxEnabled: boolean;
  taxRateBasisPoints: number;
  cdwPerDayCents: number;
  theftPerDayCents: number;
  paiPerDayCents: number;
  fuelQuarterPriceCents: number;
}

/** The company's prices that apply because the clerk has not typed others, in cents. */
export function companyPrices(
  own: { rateOwn: boolean; insuranceOwn: boolean },
  company: { dailyRateCents: number; insurancePerDayCents: number },
): { dailyRateCents?: number; insurancePerDayCents?: number } {
  return {
    ...(!own.rateOwn && { dailyRateCents: company.dailyRateCents }),
    ...(!own.insuranceOwn && { insurancePerDayCents: company.insurancePerDayCents }),
  };
}

/**
 * The basis of a quote. `proposed` are the vehicle's rates, adjusted by the company's rules for the period. A rate
 * typed by the clerk replaces the weekly and monthly ones too.
 */
export function agreementTerms(input: QuoteInput, proposed: Rates, settings: PriceSettings): QuoteTerms {
  const own = { dailyCents: input.dailyRateCents, weeklyCents: null, monthlyCents: null };
  const { out, due } = localPeriod(input, settings);
  const visits = { pickup: { at: out, place: input.pickupLocation }, back: { at: due, place: input.returnLocation } };
  return {
    out,
    due,
    graceMinutes: settings.graceMinutes,
    rates: input.dailyRateCents === proposed.dailyCents ? proposed : own,
    perDay: perDayParts(input, settings),
    once: [
      ...prepaidFuel({ ...input, quarterCents: settings.fuelQuarterPriceCents }),
      ...afterHoursLines(settings.businessHours, visits, settings.timeZone),
    ],
    discountCents: input.discountCents ?? 0,
    taxBasisPoints: settings.taxEnabled && !input.taxExempt ? settings.taxRateBasisPoints : null,
  };
}

function perDayParts(input: QuoteInput, settings: PriceSettings): PricePart[] {
  const protection = { cdw: settings.cdwPerDayCents, theft: settings.theftPerDayCents, pai: settings.paiPerDayCents };
  const option = optionPrices(settings);
  return [
    { kind: 'insurance', perDayCents: input.insurancePerDayCents },
    ...input.protections.map((kind) => ({ kind, perDayCents: protection[kind] })),
    ...input.options.map((kind) => ({ kind, perDayCents: option[kind] })),
  ];
}
