import type { quotes } from '@/db/schema/quotes';
import { formatPhone } from '../format-phone';
import type { Locale } from '../i18n/locales';
import { editForm } from '../records/edit-form';
import { RESERVATION_FIELDS } from '../reservations/fields';
import { quoteRecord } from './quote-record';

interface Reader {
  locale: Locale;
  timeZone: string;
}

/** A stored quote as the reservation's form shows it, to change it or to quote again. */
export function quotedValues(quote: typeof quotes.$inferSelect, { locale, timeZone }: Reader) {
  return {
    ...editForm(RESERVATION_FIELDS, quoteRecord(quote, timeZone), locale),
    booking: quote.vehicleId ? ('vehicle' as const) : ('class' as const),
    who: quote.customerId ? ('customer' as const) : ('caller' as const),
    callerName: quote.callerName,
    callerPhone: quote.callerPhone ? formatPhone(quote.callerPhone) : '',
    callerLanguage: quote.language,
  };
}
