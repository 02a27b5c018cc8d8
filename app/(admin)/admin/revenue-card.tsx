import { useLocale, useTranslations } from 'next-intl';
import { BarChart } from '@/components/figures/bar-chart';
import { TableBehind } from '@/components/figures/table-behind';
import { Card } from '@/components/ui/card';
import { churn, type RevenueChange } from '@/lib/billing/revenue-by-month';
import { formatMonth, formatMonthYear } from '@/lib/dates';
import { formatMoney, formatNumber, formatPercent } from '@/lib/money';

/** The monthly revenue at the end of each of the past twelve months and today, and what moved it. */
export function RevenueCard({ months }: { months: RevenueChange[] }) {
  const t = useTranslations('revenue');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, 'USD', locale);
  const [last] = months.slice(-1);
  const left = last && churn(last, months[months.length - 2]);
  return (
    <Card title={t('title')}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="tabular text-2xl font-semibold">{money(last?.revenueCents ?? 0)}</strong>
        <span className="text-sm text-muted">{t('paying', { count: last?.paying ?? 0 })}</span>
        {typeof left === 'number' && (
          <span className="text-sm text-muted">{t('churn', { share: formatPercent(left, locale) })}</span>
        )}
      </p>
      <BarChart
        bars={months.map(({ day, revenueCents }, index) => ({
          key: day,
          label: formatMonth(day, locale),
          value: formatNumber(Math.round(revenueCents / 100), locale),
          amount: revenueCents,
          strong: index === months.length - 1,
        }))}
      />
      <TableBehind
        caption={t('title')}
        headers={['month', 'revenue', 'new', 'up', 'down', 'lost', 'companies'].map((name) =>
          t(`column_${name as 'month'}`),
        )}
        rows={months
          .slice(1)
          .reverse()
          .map((month) => [
            formatMonthYear(month.day, locale),
            money(month.revenueCents),
            money(month.newCents),
            money(month.upCents),
            money(-month.downCents),
            money(-month.lostCents),
            formatNumber(month.paying, locale),
          ])}
      />
      <p className="mt-3 text-sm text-muted">{t('rule')}</p>
    </Card>
  );
}
