import { useLocale, useTranslations } from 'next-intl';
import { EarnedSum } from '@/components/figures/earned-sum';
import { Card } from '@/components/ui/card';
import { DataTable } from '@/components/ui/data-table';
import { DescriptionList } from '@/components/ui/description-list';
import { EmptyState } from '@/components/ui/empty-state';
import { formatMonthYear } from '@/lib/dates';
import { type listVehicleFigures, MOST_VEHICLES, type VehicleFigures } from '@/lib/figures/list-vehicle-figures';
import { formatMoney, formatNumber, formatPercent } from '@/lib/money';

/** What the fleet and each of its vehicles earned in a period. */
export function VehicleFiguresView({ vehicles, fleet }: Awaited<ReturnType<typeof listVehicleFigures>>) {
  const t = useTranslations();
  const locale = useLocale();
  if (vehicles.length === 0) return <EmptyState title={t('figures.none_vehicles')} />;
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const use = (row: { daysOut: number; fleetDays: number }) =>
    row.fleetDays > 0 ? formatPercent(row.daysOut / row.fleetDays, locale) : '—';
  const paid = ({ priceCents, paidSince, stillCents }: VehicleFigures) => {
    if (priceCents === null) return '—';
    return paidSince
      ? formatMonthYear(paidSince, locale)
      : t('figures.still', { amount: usd(stillCents ?? priceCents) });
  };
  return (
    <div className="grid gap-4">
      <Card title={t('figures.fleet')}>
        <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-2">
          <EarnedSum earned={fleet} income={t('figures.invoiced')} result={t('figures.figure_profit')} />
          <div className="grid gap-4">
            <DescriptionList
              facts={[
                { label: t('figures.days_out'), value: formatNumber(fleet.daysOut, locale, 1) },
                { label: t('figures.figure_use'), value: use(fleet) },
              ]}
            />
            {fleet.priced > 0 && (
              <p className="text-muted">{t('figures.fleet_paid', { paid: fleet.paid, priced: fleet.priced })}</p>
            )}
          </div>
        </div>
      </Card>
      <DataTable
        caption={t('figures.earnings')}
        rows={vehicles}
        rowKey={(row) => row.id}
        href={(row) => `/vehicles/${row.id}?tab=money`}
        columns={[
          {
            key: 'vehicle',
            header: t('vehicles.name'),
            cell: (row) => ({ text: row.name, note: row.plate }),
            card: 'title',
          },
          {
            key: 'days',
            header: t('figures.days_out'),
            cell: (row) => formatNumber(row.daysOut, locale, 1),
            numeric: true,
            card: 'fact',
            labelled: true,
          },
          { key: 'use', header: t('figures.figure_use'), cell: use, numeric: true, card: 'fact', labelled: true },
          {
            key: 'income',
            header: t('figures.invoiced'),
            cell: (row) => usd(row.incomeCents),
            numeric: true,
            card: 'fact',
            labelled: true,
          },
          {
            key: 'cost',
            header: t('history.cost'),
            cell: (row) => usd(row.costCents),
            numeric: true,
            card: 'fact',
            labelled: true,
          },
          {
            key: 'profit',
            header: t('history.left'),
            cell: (row) => usd(row.profitCents),
            numeric: true,
            card: 'fact',
            labelled: true,
          },
          { key: 'paid', header: t('figures.paid_for'), cell: paid, numeric: true, card: 'fact', labelled: true },
        ]}
      />
      {fleet.count > MOST_VEHICLES && (
        <p className="text-sm text-muted">{t('figures.most', { count: MOST_VEHICLES })}</p>
      )}
    </div>
  );
}
