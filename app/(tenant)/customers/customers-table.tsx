import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import { DataTable } from '@/components/ui/table';
import type { CustomerStatus, TIERS } from '@/lib/customers/values';
import { formatDate } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import type { Locale } from '@/lib/i18n/locales';

interface CustomerRow {
  id: string;
  fullName: string;
  phone: string | null;
  city: string;
  licenseNumber: string;
  licenseExpiresOn: string | null;
  status: CustomerStatus;
  tier: (typeof TIERS)[number];
}

export function CustomersTable({ rows, locale, timeZone }: { rows: CustomerRow[]; locale: Locale; timeZone: string }) {
  const t = useTranslations();
  return (
    <DataTable
      caption={t('customers.list_title')}
      rows={rows}
      rowKey={(row) => row.id}
      href={(row) => `/customers/${row.id}`}
      columns={[
        { key: 'name', header: t('customers.full_name'), cell: (row) => row.fullName },
        {
          key: 'phone',
          header: t('customers.phone'),
          cell: (row) => <span className="tabular whitespace-nowrap">{formatPhone(row.phone)}</span>,
        },
        { key: 'city', header: t('customers.city'), cell: (row) => row.city },
        {
          key: 'license',
          header: t('customers.license_number'),
          cell: (row) => <span className="tabular">{row.licenseNumber}</span>,
        },
        {
          key: 'expiry',
          header: t('customers.license_expiry'),
          cell: (row) => row.licenseExpiresOn && formatDate(row.licenseExpiresOn, locale, timeZone),
        },
        { key: 'tier', header: t('customers.tier'), cell: (row) => t(`customers.tier_${row.tier}`) },
        { key: 'status', header: t('common.status'), cell: (row) => <StatusBadge status={row.status} /> },
      ]}
      card={(row) => (
        <span className="grid gap-1">
          <span className="flex items-start justify-between gap-3">
            <span className="min-w-0 font-medium break-words">{row.fullName}</span>
            <StatusBadge status={row.status} />
          </span>
          <span className="tabular flex justify-between gap-3 text-sm text-muted">
            <span>{formatPhone(row.phone)}</span>
            <span>{row.licenseNumber}</span>
          </span>
        </span>
      )}
    />
  );
}
