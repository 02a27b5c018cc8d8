import type { getTranslations } from 'next-intl/server';
import type { ListColumn } from '@/components/lists/list-screen';
import { StatusBadge } from '@/components/ui/status-badge';
import type { listCustomers } from '@/lib/customers/list-customers';
import { formatDate } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import type { Locale } from '@/lib/i18n/locales';

export type CustomerRow = Awaited<ReturnType<typeof listCustomers>>['rows'][number];
type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

/** The default columns. */
export const STANDARD_CUSTOMER_COLUMNS = ['phone', 'city', 'license', 'expiry', 'tier', 'status'];

export function customerListColumns(
  t: Translate,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): [ListColumn<CustomerRow>, ...ListColumn<CustomerRow>[]] {
  const figures = (text: string | null) => <span className="tabular whitespace-nowrap">{text}</span>;
  const day = (value: string | Date | null) => figures(value && formatDate(value, locale, timeZone));
  return [
    { key: 'name', header: t('customers.full_name'), cell: (row) => row.fullName },
    { key: 'phone', header: t('customers.phone'), cell: (row) => figures(formatPhone(row.phone)) },
    { key: 'email', header: t('customers.email'), cell: (row) => row.email, name: true },
    { key: 'city', header: t('customers.city'), cell: (row) => row.city, name: true },
    { key: 'country', header: t('customers.country'), cell: (row) => row.country },
    { key: 'license', header: t('customers.license_number'), cell: (row) => figures(row.licenseNumber) },
    { key: 'expiry', header: t('customers.license_expiry'), cell: (row) => day(row.licenseExpiresOn) },
    { key: 'id', header: t('customers.id_number'), cell: (row) => figures(row.idNumber) },
    { key: 'birth', header: t('customers.date_of_birth'), cell: (row) => day(row.dateOfBirth) },
    { key: 'language', header: t('customers.language'), cell: (row) => t(`app.language_${row.language}`) },
    { key: 'tier', header: t('customers.tier'), cell: (row) => t(`customers.tier_${row.tier}`) },
    { key: 'added', header: t('customers.added_on'), cell: (row) => day(row.createdAt) },
    { key: 'status', header: t('common.status'), cell: (row) => <StatusBadge status={row.status} /> },
  ];
}
