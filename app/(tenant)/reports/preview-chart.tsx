import { useLocale, useTranslations } from 'next-intl';
import { BarChart } from '@/components/figures/bar-chart';
import { TableBehind } from '@/components/figures/table-behind';
import { Card } from '@/components/ui/card';
import { formatDate, formatMonth } from '@/lib/dates';
import { formatMoney, formatNumber } from '@/lib/money';
import type { PreviewChart as Chart } from '@/lib/reports/preview-report';

/** One type of a report over its period, as bars and as a table. */
export function PreviewChart({ chart: { type, step, unit, bars } }: { chart: Chart }) {
  const t = useTranslations('reports');
  const locale = useLocale();
  const money = unit === 'cents';
  const exact = (value: number) => (money ? formatMoney(value, 'USD', locale) : formatNumber(value, locale));
  const name = (start: string) => {
    if (step === 'year') return start.slice(0, 4);
    if (step === 'month') return `${formatMonth(start, locale)} ${start.slice(0, 4)}`;
    return formatDate(start, locale, 'UTC');
  };
  const title = t(`chart_${type}`);
  const steps = t(`by_${step}`);
  return (
    <Card title={title} action={<span className="text-muted">{steps}</span>}>
      <p className="tabular text-2xl font-semibold">{exact(bars.reduce((sum, { value }) => sum + value, 0))}</p>
      <BarChart
        bars={bars.map(({ start, value }) => ({
          key: start,
          // The year stands above, and would leave no room for the others.
          label: step === 'month' ? formatMonth(start, locale) : name(start).replace(/,? \d{4}$/, ''),
          value: formatNumber(money ? Math.round(value / 100) : value, locale),
          amount: value,
        }))}
      />
      <TableBehind
        caption={title}
        headers={[steps, money ? t('column.amount') : t('rows')]}
        rows={bars.map(({ start, value }) => [name(start), exact(value)])}
      />
    </Card>
  );
}
