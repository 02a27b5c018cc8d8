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

export function FleetStatus({ fleet, utilization }: { fleet: FleetCounts; utilization: number }) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return (
    <Card title={t('fleet_overview')}>
      <p className="flex items-baseline gap-3">
        <span className="tabular text-2xl font-semibold">{formatPercent(utilization, locale)}</span>
        <span className="text-muted">{t('utilization_now')}</span>
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
              className="-mx-2 flex min-h-9 items-center justify-between rounded-control px-2 hover:bg-sunken"
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
