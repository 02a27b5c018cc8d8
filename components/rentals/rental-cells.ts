import type { CellLook } from '@/components/ui/cell';
import { formatDateTime, formatMoment } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { formatMoney } from '@/lib/money';
import { listedCents } from '@/lib/rentals/listed-cents';
import { lateText } from './late-text';

export interface Clock {
  now: Date;
  timeZone: string;
}

interface ListedRental {
  number: string | null;
  reservationNumber: string | null;
  status: string;
  make: string | null;
  model: string | null;
  plate: string | null;
  chargesCents: number;
  reservationCents?: number | null;
}

/** The cells of a rental in a table. `RentalNumber`, `RentalTotal` and `DueTime` show the same elsewhere. */
export function rentalCells(t: Translate, locale: Locale, clock: Clock) {
  return {
    number: ({ number, reservationNumber }: ListedRental) =>
      number ?? reservationNumber ?? t('rentals.draft_without_number'),
    vehicle: ({ make, model, plate }: ListedRental): CellLook | string =>
      plate ? { text: `${make} ${model},`, whole: plate } : '—',
    moment: (at: Date | null, late = false) => momentCell(t, { at, late, locale, ...clock }),
    total: (rental: ListedRental) => {
      const cents = listedCents(rental);
      return cents === null ? '—' : formatMoney(cents, 'USD', locale);
    },
  };
}

/** A time as people say it, with the full date in the tooltip. If it is `late`, the delay is shown below. */
export function momentCell(
  t: Translate,
  { at, late, locale, now, timeZone }: Clock & { at: Date | null; late: boolean; locale: Locale },
): CellLook | string {
  if (!at) return '—';
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS);
  return {
    text: formatMoment(at, locale, timeZone, now),
    moment: { at: at.toISOString(), full: formatDateTime(at, locale, timeZone, 'long') },
    ...(late && minutes > 0 && { warning: lateText(t, minutes, locale) }),
  };
}
