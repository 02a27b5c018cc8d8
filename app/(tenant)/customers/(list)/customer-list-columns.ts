import { licenseExpiryCell } from '@/components/drivers/license-expiry-cell';
import type { ListColumn } from '@/components/lists/list-screen';
import { statusBadge } from '@/components/ui/status-badge';
import type { listCustomers } from '@/lib/customers/list-customers';
import { formatDate } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';

export type CustomerRow = Awaited<ReturnType<typeof listCustomers>>['rows'][number];

/** The default columns. */
export const STANDARD_CUSTOMER_COLUMNS = ['phone', 'city', 'license', 'expiry', 'tier', 'status'];

export function customerListColumns(
  t: Translate,
  { locale, timeZone, today }: { locale: Locale; timeZone: string; today: string },
): [ListColumn<CustomerRow>, ...ListColumn<CustomerRow>[]] {
  const day = (value: string | Date | null) => value && formatDate(value, locale, timeZone);
  return [
    { key: 'name', header: t('customers.full_name'), cell: (row) => row.fullName, card: 'title' },
    {
      key: 'phone',
      header: t('customers.phone'),
      cell: (row) => formatPhone(row.phone),
      figures: true,
      card: 'start',
      quiet: true,
    },
    { key: 'email', header: t('customers.email'), cell: (row) => row.email, name: true },
    { key: 'city', header: t('customers.city'), cell: (row) => row.city, name: true },
    { key: 'country', header: t('customers.country'), cell: (row) => row.country },
    {
      key: 'license',
      header: t('customers.license_number'),
      cell: (row) => row.licenseNumber,
      figures: true,
      card: 'end',
      quiet: true,
    },
    {
      key: 'expiry',
      header: t('customers.license_expiry'),
      cell: (row) => licenseExpiryCell(t, row.licenseExpiresOn, { locale, timeZone, today }),
      figures: true,
      card: 'state',
    },
    { key: 'id', header: t('customers.id_number'), cell: (row) => row.idNumber, figures: true },
    { key: 'birth', header: t('customers.date_of_birth'), cell: (row) => day(row.dateOfBirth), figures: true },
    { key: 'language', header: t('customers.language'), cell: (row) => t(`app.language_${row.language}`) },
    { key: 'tier', header: t('customers.tier'), cell: (row) => t(`customers.tier_${row.tier}`) },
    { key: 'added', header: t('customers.added_on'), cell: (row) => day(row.createdAt), figures: true },
    {
      key: 'status',
      header: t('common.status'),
      // Nearly all are: a badge says what differs.
      cell: (row) =>
        row.status === 'active' ? { text: t('status.active'), tableOnly: true } : { badge: statusBadge(t, row.status) },
      card: 'state',
    },
  ];
}
