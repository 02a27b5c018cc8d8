import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { formatMonth } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { query } from '@/lib/server/query';
import { getVehicleMoney } from '@/lib/vehicles/get-vehicle-money';
import { MoneyChart } from './money-chart';
import type { RecordTabProps } from './record-tabs';
import { TableBehind } from './table-behind';

/** The vehicle's income compared with its cost. */
export async function MoneyTab({ ctx, vehicle, locale }: RecordTabProps) {
  const t = await getTranslations('history');
  const money = await query(ctx, 'vehicles.view', (q) => getVehicleMoney(q, vehicle.id));
  if (money.incomeCents === 0 && money.costCents === 0) return <EmptyState title={t('no_money')} />;
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const sum = (key: 'incomeCents' | 'costCents') => money.months.reduce((total, month) => total + month[key], 0);
  const year = { incomeCents: sum('incomeCents'), costCents: sum('costCents') };
  const line = (label: string, cents: number, strong = false) => (
    <div
      className={
        strong ? 'flex justify-between gap-4 border-t border-hairline pt-2 font-semibold' : 'flex justify-between gap-4'
      }
    >
      <dt>{label}</dt>
      <dd className="tabular whitespace-nowrap">{usd(cents)}</dd>
    </div>
  );
  const sums = ({ incomeCents, costCents }: typeof year) => (
    <dl className="grid gap-2">
      {line(t('income'), incomeCents)}
      {line(t('cost'), costCents)}
      {line(t('left'), incomeCents - costCents, true)}
    </dl>
  );
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card title={t('money_12')}>
          <MoneyChart months={money.months} locale={locale} />
          <TableBehind
            caption={t('tab_money')}
            headers={[t('month'), t('income'), t('cost'), t('left')]}
            rows={money.months.map(({ month, incomeCents, costCents }) => [
              `${formatMonth(month, locale)} ${month.slice(0, 4)}`,
              usd(incomeCents),
              usd(costCents),
              usd(incomeCents - costCents),
            ])}
          />
        </Card>
        <div className="grid gap-4">
          <Card title={t('money_12')}>{sums(year)}</Card>
          <Card title={t('money_all')}>{sums(money)}</Card>
        </div>
      </div>
      <p className="mt-3 max-w-prose text-sm text-muted">{t('money_note')}</p>
    </>
  );
}
