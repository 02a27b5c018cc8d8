import type { ListColumn } from '@/components/lists/list-screen';
import { type Clock, momentCell } from '@/components/rentals/rental-cells';
import { formatDate } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { formatMoney } from '@/lib/money';
import { lastValidDay } from '@/lib/quotes/last-valid-day';
import type { ListedQuote } from '@/lib/quotes/list-quotes';

export function quoteListColumns(
  t: Translate,
  locale: Locale,
  clock: Clock,
): [ListColumn<ListedQuote>, ...ListColumn<ListedQuote>[]] {
  const moment = (at: Date) => momentCell(t, { at, late: false, locale, ...clock });
  return [
    { key: 'number', header: t('quotes.number'), cell: (row) => row.number, figures: true, card: 'title' },
    { key: 'customer', header: t('customers.title'), cell: (row) => row.customerName, name: true, card: 'line' },
    { key: 'phone', header: t('customers.phone'), cell: (row) => formatPhone(row.phone), figures: true },
    {
      key: 'vehicle',
      header: t('vehicles.title'),
      cell: ({ make, model, plate, className }) =>
        plate ? { text: `${make} ${model},`, whole: plate } : t('reservations.any_of_class', { name: className ?? '' }),
      name: true,
      card: 'line',
      quiet: true,
    },
    {
      key: 'valid',
      header: t('quotes.valid_until'),
      figures: true,
      card: 'fact',
      labelled: true,
      cell: ({ validUntil }) => formatDate(lastValidDay(validUntil, clock.timeZone), locale, clock.timeZone),
    },
    { key: 'pickup', header: t('rentals.pickup'), cell: (row) => moment(row.pickupAt), card: 'start' },
    { key: 'due', header: t('rentals.return'), cell: (row) => moment(row.dueAt) },
    {
      key: 'total',
      header: t('common.total'),
      cell: (row) => formatMoney(row.totalCents, 'USD', locale),
      numeric: true,
      card: 'end',
    },
  ];
}
