import 'server-only';
import { AppError, type FieldErrors } from '../errors';
import { hoursRefusals } from '../hours/hours-refusals';
import { localPeriod } from '../local-period';
import { rentalDays } from '../pricing/days';
import { type Quote, quoteRental, type Rates, rentCents } from '../pricing/quote';
import { listRateRules } from '../rates/list-rate-rules';
import { proposeRate } from '../rates/propose-rate';
import type { PeriodRate } from '../rates/rate-for-period';
import type { ReadContext } from '../server/query';
import { together } from '../server/together';
import type { TenantSettings } from '../tenants/get-tenant-settings';
import { findPricedVehicle } from './find-priced-vehicle';
import type { ReservationQuestion } from './input';
import type { KeptRates } from './kept-rates';
import { reservationTerms } from './reservation-terms';

type Tier = Parameters<typeof proposeRate>[1]['tier'];

export interface ReservationPrice {
  out: Date;
  due: Date;
  rates: Rates;
  proposed: PeriodRate;
  quote: Quote;
  /** The times for which nobody would be at the place. */
  outside: FieldErrors;
}

/**
 * The price of a reservation by the company's rules. Rates that were promised before are kept. Throws
 * `record_not_found` or `class_not_available` if there is no such vehicle.
 */
export async function priceReservation(
  ctx: ReadContext,
  question: Omit<ReservationQuestion, 'customerId'>,
  { settings, tier, promised }: { settings: TenantSettings; tier: Tier; promised: KeptRates | null },
): Promise<ReservationPrice> {
  const { out, due } = localPeriod(question, settings);
  const [vehicle, rules] = await together(findPricedVehicle(ctx, question, promised !== null), listRateRules(ctx));
  if (!vehicle && question.classId)
    throw new AppError('class_not_available', { fields: { classId: 'class_not_available' } });
  if (!vehicle) throw new AppError('record_not_found', { fields: { vehicleId: 'record_not_found' } });
  const proposed = await proposeRate(ctx, { vehicle, tier, out, due, rules, ...settings });
  const isCheaper = (rates: Rates) => {
    const days = rentalDays(out, due, settings.graceMinutes);
    return rentCents(proposed.rates, days) < rentCents(rates, days);
  };
  const kept = promised && !(promised.orCheaper && isCheaper(promised.rates)) ? promised.rates : proposed.rates;
  const terms = reservationTerms(question, { rates: kept, out, due, settings });
  const { businessHours, timeZone } = settings;
  const outside = hoursRefusals(businessHours, { ...question, pickupAt: out, dueAt: due }, timeZone);
  return { out, due, rates: terms.rates, proposed, quote: quoteRental(terms), outside };
}
