import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { StatusBadge } from '@/components/ui/status-badge';
import type { FleetCounts } from '@/lib/dashboard/figures';
import { formatNumber, formatPercent } from '@/lib/money';
import { SHOWN_STATUSES } from '@/lib/vehicles/values';

const BARS = {
  available: 'bg-green',
  rented: 'bg-blue',
  reserved: 'bg-violet',
  maintenance: 'bg-amber',
  inactive: 'bg-slate',
} as const;

interface Props {
  fleet: FleetCounts;
  /** Of now, from 0 to 1. */
  utilization: number;
  /** Of the last so many days; null if there was no vehicle. */
  period: { days: number; share: number | null };
}

/** The fleet by status, with its use now and over the last days. */
export function FleetStatus({ fleet, utilization, period }: Props) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return (
    <Card title={t('fleet_overview')}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular text-2xl font-semibold">{formatPercent(utilization, locale)}</span>
        <span className="text-muted">{t('utilization_now')}</span>
        {period.share !== null && (
          <span className="text-muted">
            {t('utilization_period', { days: period.days, percent: formatPercent(period.share, locale) })}
          </span>
        )}
      </p>
      <div className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        {SHOWN_STATUSES.map(
          (status) =>
            fleet[status] > 0 && <span key={status} className={BARS[status]} style={{ flexGrow: fleet[status] }} />,
        )}
      </div>
      <ul className="mt-3 grid gap-1">
        {SHOWN_STATUSES.map((status) => (
          <li key={status}>
            <Link
              href={`/vehicles?status=${status}`}
              className="-mx-2 flex min-h-11 lg:min-h-9 items-center justify-between rounded-control px-2 hover:bg-sunken"
            >
              <StatusBadge status={status} />
              <span className="tabular font-medium">{formatNumber(fleet[status], locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
