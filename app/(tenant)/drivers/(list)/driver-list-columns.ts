import { licenseExpiryCell } from '@/components/drivers/license-expiry-cell';
import type { ListColumn } from '@/components/lists/list-screen';
import { formatDate } from '@/lib/dates';
import type { listDrivers } from '@/lib/drivers/list-drivers';
import { formatPhone } from '@/lib/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';

export type DriverRow = Awaited<ReturnType<typeof listDrivers>>['rows'][number];

/** The default columns. */
export const STANDARD_DRIVER_COLUMNS = ['kind', 'phone', 'license', 'expiry', 'rentals', 'last'];

export function driverListColumns(
  t: Translate,
  { locale, timeZone, today }: { locale: Locale; timeZone: string; today: string },
): [ListColumn<DriverRow>, ...ListColumn<DriverRow>[]] {
  const day = (value: string | Date | null) => value && formatDate(value, locale, timeZone);
  const kind = ({ kind, rentals, lastRentalAt }: DriverRow) => {
    const driven = rentals > 0 ? [t('drivers.rental_count', { count: rentals }), day(lastRentalAt)] : [];
    const note = driven.filter((part) => part !== null).map((part) => `· ${part}`);
    return { text: t(`drivers.kind_short_${kind}`), cardNote: note.join(' ') || undefined };
  };
  return [
    { key: 'name', header: t('drivers.full_name'), cell: (row) => row.fullName, card: 'title' },
    {
      key: 'kind',
      header: t('drivers.kind'),
      cell: kind,
      card: 'line',
      quiet: true,
    },
    {
      key: 'phone',
      header: t('drivers.phone'),
      cell: (row) => formatPhone(row.phone),
      figures: true,
      card: 'start',
      quiet: true,
    },
    { key: 'email', header: t('drivers.email'), cell: (row) => row.email, name: true },
    {
      key: 'license',
      header: t('drivers.license_number'),
      cell: (row) => row.licenseNumber,
      figures: true,
      card: 'end',
      quiet: true,
    },
    {
      key: 'expiry',
      header: t('drivers.license_expiry'),
      cell: (row) => licenseExpiryCell(t, row.licenseExpiresOn, { locale, timeZone, today }),
      figures: true,
      card: 'state',
    },
    { key: 'id', header: t('drivers.id_card_number'), cell: (row) => row.idCardNumber, figures: true },
    { key: 'birth', header: t('drivers.date_of_birth'), cell: (row) => day(row.dateOfBirth), figures: true },
    { key: 'rentals', header: t('drivers.rentals'), cell: ({ rentals }) => rentals, numeric: true },
    { key: 'last', header: t('drivers.last_rental'), cell: (row) => day(row.lastRentalAt) ?? '—', figures: true },
  ];
}
