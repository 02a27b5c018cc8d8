import type { ListColumn } from '@/components/lists/list-screen';
import { type Clock, momentCell } from '@/components/rentals/rental-cells';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { formatMoney } from '@/lib/money';
import type { PaymentRow } from '@/lib/payments/list-payments';
import { shownKind } from '@/lib/payments/shown-kind';

/** The columns of payments, with voided ones struck through. `withCustomer` is false if all belong to one customer. */
export function paymentColumns(
  t: Translate,
  { locale, withCustomer, ...clock }: Clock & { locale: Locale; withCustomer: boolean },
): [ListColumn<PaymentRow>, ...ListColumn<PaymentRow>[]] {
  const amount = ({ kind, amountCents, voidedAt }: PaymentRow) => ({
    text: formatMoney(kind === 'refund' ? -amountCents : amountCents, 'USD', locale),
    struck: voidedAt !== null,
  });
  const kind = (row: PaymentRow) => ({
    text: t(`payments.kind_${shownKind(row.kind, row.reservationId)}`),
    badge: row.voidedAt && { tone: 'lined' as const, text: t('payments.voided') },
  });
  const when = (row: PaymentRow) => momentCell(t, { at: row.receivedAt, late: false, locale, ...clock });
  const method = (row: PaymentRow) => t(`payments.method_${row.method}`);
  // In one line, so that all cards are of one height.
  const what: ListColumn<PaymentRow> = {
    key: 'what',
    header: t('payments.kind'),
    cell: (row) => ({ ...kind(row), text: `${kind(row).text} · ${method(row)}` }),
    card: 'line',
    quiet: true,
    cardOnly: true,
  };
  const customer: ListColumn<PaymentRow> = {
    key: 'customer',
    header: t('customers.title'),
    cell: (row) => row.customerName,
    card: 'title',
  };
  return [
    {
      key: 'number',
      header: t('payments.number'),
      cell: (row) => row.number,
      figures: true,
      ...(withCustomer ? { card: 'start', quiet: true } : { card: 'title' }),
    },
    { key: 'when', header: t('common.date'), cell: when, card: withCustomer ? 'end' : 'line', quiet: true },
    ...(withCustomer ? [customer] : []),
    {
      key: 'rental',
      header: t('rentals.title'),
      cell: (row) => row.rentalNumber ?? row.reservationNumber ?? '—',
      figures: true,
    },
    { key: 'kind', header: t('payments.kind'), cell: kind, ...(withCustomer && { card: 'start', quiet: true }) },
    { key: 'method', header: t('payments.method'), cell: method, ...(withCustomer && { card: 'end', quiet: true }) },
    ...(withCustomer ? [] : [what]),
    { key: 'amount', header: t('common.amount'), cell: amount, numeric: true, card: 'state' },
  ];
}

/** The page of a payment's rental, of the reservation while it has none, or of the customer whose advance it is. */
export function paymentHref({ rentalId, reservationId, customerId }: PaymentRow): string {
  if (!rentalId && !reservationId) return `/customers/${customerId}?tab=payments`;
  return rentalId ? `/rentals/${rentalId}` : `/reservations/${reservationId}`;
}
