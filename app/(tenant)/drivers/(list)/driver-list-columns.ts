import { licenseBadge } from '@/components/drivers/license-badge';
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
  const rentals = ({ rentals }: DriverRow) => (rentals > 0 ? rentals : { text: 0, tableOnly: true });
  const last = ({ lastRentalAt }: DriverRow) => day(lastRentalAt) ?? { text: '—', tableOnly: true };
  return [
    { key: 'name', header: t('drivers.full_name'), cell: (row) => row.fullName, card: 'title' },
    {
      key: 'kind',
      header: t('drivers.kind'),
      cell: (row) => t(`drivers.kind_${row.kind}`),
      card: 'start',
      quiet: true,
    },
    { key: 'phone', header: t('drivers.phone'), cell: (row) => formatPhone(row.phone), figures: true },
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
      cell: ({ licenseExpiresOn }) => ({
        text: day(licenseExpiresOn),
        badge: licenseBadge(t, { expiresOn: licenseExpiresOn, today }),
        tableOnly: true,
      }),
      figures: true,
      card: 'state',
    },
    { key: 'id', header: t('drivers.id_card_number'), cell: (row) => row.idCardNumber, figures: true },
    { key: 'birth', header: t('drivers.date_of_birth'), cell: (row) => day(row.dateOfBirth), figures: true },
    {
      key: 'rentals',
      header: t('drivers.rentals_count'),
      cell: rentals,
      numeric: true,
      card: 'fact',
      quiet: true,
      labelled: true,
    },
    {
      key: 'last',
      header: t('drivers.last_rental'),
      cell: last,
      figures: true,
      card: 'fact',
      quiet: true,
      labelled: true,
    },
  ];
}
