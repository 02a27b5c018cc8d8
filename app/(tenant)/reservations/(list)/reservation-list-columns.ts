import type { ListColumn } from '@/components/lists/list-screen';
import { type Clock, momentCell } from '@/components/rentals/rental-cells';
import { reservationStatusBadge } from '@/components/reservations/reservation-status-badge';
import { statusBadge } from '@/components/ui/status-badge';
import { formatPhone } from '@/lib/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { formatMoney } from '@/lib/money';
import { reservationLeft } from '@/lib/payments/reservation-left';
import type { ListedReservation } from '@/lib/reservations/list-reservations';

/** Columns that say nothing of any row are left out: the state where all are confirmed, and payments where there are none. */
export function reservationListColumns(
  rows: ListedReservation[],
  t: Translate,
  locale: Locale,
  clock: Clock,
): [ListColumn<ListedReservation>, ...ListColumn<ListedReservation>[]] {
  const moment = (at: Date, late = false) => momentCell(t, { at, late, locale, ...clock });
  const someDiffer = rows.some((row) => state(row, t) !== null);
  const somePaid = rows.some((row) => paid(row, t, locale) !== null);
  const status: ListColumn<ListedReservation> = {
    key: 'status',
    header: t('common.status'),
    cell: (row) => state(row, t),
    card: 'state',
  };
  const payments: ListColumn<ListedReservation> = {
    key: 'paid',
    header: t('reservations.paid'),
    cell: (row) => paid(row, t, locale),
    numeric: true,
    labelled: true,
    card: 'fact',
  };
  return [
    { key: 'number', header: t('reservations.number'), cell: (row) => row.number, figures: true, card: 'title' },
    ...(someDiffer ? [status] : []),
    { key: 'customer', header: t('customers.title'), cell: (row) => row.customerName, name: true, card: 'line' },
    { key: 'phone', header: t('customers.phone'), cell: (row) => formatPhone(row.phone), figures: true },
    {
      key: 'vehicle',
      header: t('vehicles.title'),
      cell: (row) => booked(row, t),
      name: true,
      card: 'line',
      quiet: true,
    },
    {
      key: 'pickup',
      header: t('rentals.pickup'),
      cell: (row) => moment(row.pickupAt, row.shownStatus === 'late'),
      card: 'start',
    },
    { key: 'due', header: t('rentals.return'), cell: (row) => moment(row.dueAt) },
    {
      key: 'total',
      header: t('common.total'),
      cell: (row) => total(row, t, locale),
      numeric: true,
      card: 'end',
    },
    ...(somePaid ? [payments] : []),
  ];
}

/** What differs from a plain booking: above all that its vehicle may be missing. That the customer is late, its pickup says. */
function state({ atRisk, shownStatus }: ListedReservation, t: Translate) {
  if (atRisk) return { badge: statusBadge(t, 'reservation_at_risk') };
  return shownStatus === 'confirmed' ? null : { badge: reservationStatusBadge(t, shownStatus) };
}

/** The price, and below it what is left to be paid or given back. */
function total(row: ListedReservation, t: Translate, locale: Locale) {
  const text = formatMoney(row.totalCents, 'USD', locale);
  const left = reservationLeft(row);
  if (!left) return text;
  if (left.kind === 'paid') return { text, below: t('reservations.left_paid') };
  return { text, below: t(`reservations.left_${left.kind}`, { amount: formatMoney(left.cents, 'USD', locale) }) };
}

/** Part payments, and below them the deposit that the company holds; empty if there is neither. */
function paid({ money }: ListedReservation, t: Translate, locale: Locale) {
  const heldCents = money.depositPaidCents - money.depositAppliedCents;
  const text = money.paidCents > 0 ? formatMoney(money.paidCents, 'USD', locale) : null;
  if (heldCents <= 0) return text;
  const deposit = t('reservations.deposit_held', { amount: formatMoney(heldCents, 'USD', locale) });
  return text === null ? deposit : { text, below: deposit };
}

/** The vehicle, or the class while any of its vehicles will do. */
function booked({ pencilled, className, make, model, plate }: ListedReservation, t: Translate) {
  if (pencilled && className) return t('reservations.any_of_class', { name: className });
  return { text: `${make} ${model},`, whole: plate };
}
