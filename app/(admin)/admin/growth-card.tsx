import { useLocale, useTranslations } from 'next-intl';
import { BarChart } from '@/components/figures/bar-chart';
import { TableBehind } from '@/components/figures/table-behind';
import { Card } from '@/components/ui/card';
import type { RevenueChange } from '@/lib/billing/revenue-by-month';
import { formatMonth, formatMonthYear } from '@/lib/dates';
import { formatNumber } from '@/lib/money';

interface Props {
  growth: { month: string; signUps: number }[];
  /** Of the same months, for the companies that pay. */
  months: RevenueChange[];
}

/** The companies that came in each of the past twelve months and this one. */
export function GrowthCard({ growth, months }: Props) {
  const t = useTranslations('revenue');
  const locale = useLocale();
  const paying = new Map(months.map((month) => [month.day.slice(0, 7), month.paying]));
  const lost = new Map(months.map((month) => [month.day.slice(0, 7), month.lost]));
  const number = (value: number | undefined) => formatNumber(value ?? 0, locale);
  const all = growth.reduce((sum, { signUps }) => sum + signUps, 0);
  return (
    <Card title={t('growth')}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="tabular text-2xl font-semibold">{number(all)}</strong>
        <span className="text-sm text-muted">{t('growth_period')}</span>
      </p>
      {all > 0 && (
        <BarChart
          bars={growth.map(({ month, signUps }, index) => ({
            key: month,
            label: formatMonth(month, locale),
            value: number(signUps),
            amount: signUps,
            strong: index === growth.length - 1,
          }))}
        />
      )}
      <TableBehind
        caption={t('growth')}
        headers={[t('column_month'), t('growth'), t('column_companies'), t('column_left')]}
        rows={growth
          .slice(1)
          .reverse()
          .map(({ month, signUps }) => [
            formatMonthYear(month, locale),
            number(signUps),
            number(paying.get(month.slice(0, 7))),
            number(lost.get(month.slice(0, 7))),
          ])}
      />
    </Card>
  );
}
