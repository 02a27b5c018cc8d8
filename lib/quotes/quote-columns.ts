import type { Locale } from '../i18n/locales';
import type { Quote } from '../pricing/quote';
import { tickedOptions } from '../reservations/option-fields';
import { normalizeSearch } from '../search/normalize-search';
import type { QuoteInput } from './input';
import { validUntil } from './valid-until';

interface Facts {
  out: Date;
  due: Date;
  quote: Quote;
  customer: { language: Locale } | null;
  settings: { quoteValidDays: number; timeZone: string };
  now: Date;
}

/** What is stored of a quote's form and its price. */
export function quoteColumns(
  input: Omit<QuoteInput, 'expectedTotalCents'>,
  { out, due, quote, customer, settings, now }: Facts,
) {
  const { timeZone, quoteValidDays: days } = settings;
  const callerName = customer ? '' : input.callerName;
  return {
    customerId: input.customerId,
    callerName,
    callerPhone: customer ? null : input.callerPhone,
    callerKey: normalizeSearch(callerName),
    language: customer?.language ?? input.callerLanguage,
    classId: input.classId,
    vehicleId: input.vehicleId,
    pickupAt: out,
    dueAt: due,
    pickupLocation: input.pickupLocation,
    returnLocation: input.returnLocation,
    usageZone: input.usageZone,
    ownRateCents: input.dailyRateCents,
    priceLines: quote.lines,
    totalCents: quote.totalCents,
    depositCents: input.depositCents,
    noShowGraceHours: input.noShowGraceHours,
    autoCancelHours: input.autoCancelHours,
    paymentMethod: input.paymentMethod,
    options: tickedOptions(input),
    specialRequests: input.specialRequests,
    validUntil: validUntil({ days, pickupAt: out, timeZone }, now),
  };
}
