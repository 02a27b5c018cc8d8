import { useLocale, useTranslations } from 'next-intl';
import { LicenseBadge } from '@/components/drivers/license-badge';
import { formatDate } from '@/lib/dates';
import type { DriverRow } from './driver-list-columns';

export function DriverCard({ row, timeZone, today }: { row: DriverRow; timeZone: string; today: string }) {
  const t = useTranslations('drivers');
  const locale = useLocale();
  return (
    <span className="grid gap-1">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-medium">{row.fullName}</span>
        <LicenseBadge expiresOn={row.licenseExpiresOn} today={today} />
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{t(`kind_${row.kind}`)}</span>
        <span className="tabular">{row.licenseNumber}</span>
      </span>
      {row.lastRentalAt && (
        <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
          <span>
            {t('rentals_count')} <span className="tabular">{row.rentals}</span>
          </span>
          <span>
            {t('last_rental')} {formatDate(row.lastRentalAt, locale, timeZone)}
          </span>
        </span>
      )}
    </span>
  );
}
