import type { getTranslations } from 'next-intl/server';
import { LicenseBadge } from '@/components/drivers/license-badge';
import type { ListColumn } from '@/components/lists/list-screen';
import { formatDate } from '@/lib/dates';
import type { listDrivers } from '@/lib/drivers/list-drivers';
import { formatPhone } from '@/lib/format-phone';
import type { Locale } from '@/lib/i18n/locales';

export type DriverRow = Awaited<ReturnType<typeof listDrivers>>['rows'][number];
type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

/** The default columns. */
export const STANDARD_DRIVER_COLUMNS = ['kind', 'phone', 'license', 'expiry', 'rentals', 'last'];

export function driverListColumns(
  t: Translate,
  { locale, timeZone, today }: { locale: Locale; timeZone: string; today: string },
): [ListColumn<DriverRow>, ...ListColumn<DriverRow>[]] {
  const figures = (text: string | null) => <span className="tabular whitespace-nowrap">{text}</span>;
  const day = (value: string | Date | null) => figures(value && formatDate(value, locale, timeZone));
  return [
    { key: 'name', header: t('drivers.full_name'), cell: (row) => row.fullName },
    { key: 'kind', header: t('drivers.kind'), cell: (row) => t(`drivers.kind_${row.kind}`) },
    { key: 'phone', header: t('drivers.phone'), cell: (row) => figures(formatPhone(row.phone)) },
    { key: 'email', header: t('drivers.email'), cell: (row) => row.email, name: true },
    { key: 'license', header: t('drivers.license_number'), cell: (row) => figures(row.licenseNumber) },
    {
      key: 'expiry',
      header: t('drivers.license_expiry'),
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {row.licenseExpiresOn && day(row.licenseExpiresOn)}
          <LicenseBadge expiresOn={row.licenseExpiresOn} today={today} />
        </span>
      ),
    },
    { key: 'id', header: t('drivers.id_card_number'), cell: (row) => figures(row.idCardNumber) },
    { key: 'birth', header: t('drivers.date_of_birth'), cell: (row) => day(row.dateOfBirth) },
    { key: 'rentals', header: t('drivers.rentals_count'), cell: (row) => row.rentals, numeric: true },
    { key: 'last', header: t('drivers.last_rental'), cell: (row) => (row.lastRentalAt ? day(row.lastRentalAt) : '—') },
  ];
}
