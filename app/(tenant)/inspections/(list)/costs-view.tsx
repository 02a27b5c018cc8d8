import { useLocale, useTranslations } from 'next-intl';
import { ChoiceLinks } from '@/components/lists/choice-links';
import { CostFigures } from '@/components/maintenance/cost-figures';
import { Card } from '@/components/ui/card';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { CostSummary } from '@/lib/maintenance/summarize-costs';
import { COST_PERIODS, type CostPeriod } from '@/lib/maintenance/values';
import { formatMoney, formatNumber } from '@/lib/money';

interface Props {
  summary: CostSummary;
  days: CostPeriod;
}

/** What maintenance has cost in a period: in all, by type and by vehicle, and per kilometer driven. */
export function CostsView({ summary, days }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const km = (value: number) => `${formatNumber(value, locale)} km`;
  const perKm = (cents: number | null) => (cents === null ? '—' : `${formatNumber(cents / 100, locale, 3)} USD`);
  return (
    <>
      <ChoiceLinks
        label={t('maintenance.cost_period')}
        choices={COST_PERIODS.map((period) => ({
          key: String(period),
          label: t('history.use_window', { days: period }),
          href: `/inspections?tab=costs&days=${period}`,
          current: period === days,
        }))}
      />
      {summary.totalCents === 0 ? (
        <EmptyState title={t('maintenance.none_costs')} />
      ) : (
        <div className="grid gap-4">
          <CostFigures summary={summary} />
          <Card title={t('maintenance.by_type')} flush>
            <DataTable
              caption={t('maintenance.by_type')}
              rows={summary.byType}
              rowKey={(row) => row.serviceType}
              columns={[
                {
                  key: 'service',
                  header: t('maintenance.service_type'),
                  cell: (row) => t(`maintenance.${row.serviceType}`),
                  card: 'title',
                },
                {
                  key: 'visits',
                  header: t('maintenance.visits'),
                  cell: (row) => row.visits,
                  numeric: true,
                  card: 'fact',
                  labelled: true,
                },
                {
                  key: 'cost',
                  header: t('history.cost'),
                  cell: (row) => usd(row.costCents),
                  numeric: true,
                  card: 'state',
                },
              ]}
            />
          </Card>
          <Card title={t('maintenance.by_vehicle')} flush>
            <DataTable
              caption={t('maintenance.by_vehicle')}
              rows={summary.byVehicle.filter(({ costCents }) => costCents > 0)}
              rowKey={(row) => row.vehicleId}
              href={(row) => `/vehicles/${row.vehicleId}?tab=maintenance`}
              columns={[
                {
                  key: 'vehicle',
                  header: t('vehicles.title'),
                  cell: ({ make, model, plate }) => ({ text: `${make} ${model},`, whole: plate }),
                  card: 'title',
                },
                {
                  key: 'km',
                  header: t('maintenance.driven'),
                  cell: (row) => km(row.km),
                  numeric: true,
                  card: 'start',
                  quiet: true,
                },
                {
                  key: 'per',
                  header: t('maintenance.cost_per_km'),
                  cell: (row) => perKm(row.centsPerKm),
                  numeric: true,
                  card: 'end',
                  quiet: true,
                },
                {
                  key: 'cost',
                  header: t('history.cost'),
                  cell: (row) => usd(row.costCents),
                  numeric: true,
                  card: 'state',
                },
              ]}
            />
          </Card>
        </div>
      )}
      <p className="mt-3 max-w-prose text-sm text-muted">{t('maintenance.costs_note')}</p>
    </>
  );
}
