import { afterHoursLines } from '../hours/after-hours-lines';
import type { BusinessHours } from '../hours/values';
import { type OptionSettings, optionPrices } from '../pricing/option-prices';
import type { QuoteTerms, Rates } from '../pricing/quote';
import { tickedOptions } from './option-fields';

interface PriceSettings extends OptionSettings {
  graceMinutes: number;
  taxEnabled: boolean;
  taxRateBasisPoints: number;
  businessHours: BusinessHours;
  timeZone: string;
}

type Priced = Parameters<typeof tickedOptions>[0] & {
  dailyRateCents: number | null;
  pickupLocation: string;
  returnLocation: string;
};

/**
 * The basis of a reservation's price: the rates, or a manager's own daily rate instead of all of them, and the options.
 * Insurance and protections are chosen at the pickup.
 */
export function reservationTerms(
  input: Priced,
  { rates, out, due, settings }: { rates: Rates; out: Date; due: Date; settings: PriceSettings },
): QuoteTerms {
  const own = input.dailyRateCents;
  const prices = optionPrices(settings);
  const visits = { pickup: { at: out, place: input.pickupLocation }, back: { at: due, place: input.returnLocation } };
  return {
    out,
    due,
    graceMinutes: settings.graceMinutes,
    rates: own === null ? rates : { dailyCents: own, weeklyCents: null, monthlyCents: null },
    perDay: tickedOptions(input).map((kind) => ({ kind, perDayCents: prices[kind] })),
    once: afterHoursLines(settings.businessHours, visits, settings.timeZone),
    discountCents: 0,
    taxBasisPoints: settings.taxEnabled ? settings.taxRateBasisPoints : null,
  };
}
