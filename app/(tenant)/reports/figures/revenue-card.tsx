import { useLocale, useTranslations } from 'next-intl';
import { BarChart } from '@/components/figures/bar-chart';
import { TableBehind } from '@/components/figures/table-behind';
import { Card } from '@/components/ui/card';
import { formatDate, formatMonth, formatMonthYear } from '@/lib/dates';
import type { RevenueBar } from '@/lib/figures/bars-of';
import { formatMoney, formatNumber } from '@/lib/money';

const MONTH_LENGTH = '2026-11'.length;

/** The revenue of a period by days, or by months if it is long. */
export function RevenueCard({ bars }: { bars: RevenueBar[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const monthly = bars[0]?.key.length === MONTH_LENGTH;
  const name = (key: string) => (monthly ? formatMonthYear(key, locale) : formatDate(key, locale, 'UTC'));
  const title = monthly ? t('figures.revenue_by_month') : t('figures.revenue_by_day');
  return (
    <Card title={title}>
      <BarChart
        bars={bars.map(({ key, cents }) => ({
          key,
          label: monthly ? formatMonth(key, locale) : name(key).replace(/,? \d{4}$/, ''),
          value: formatNumber(Math.round(cents / 100), locale),
          amount: cents,
        }))}
      />
      <TableBehind
        caption={title}
        headers={[monthly ? t('history.month') : t('figures.column.day'), t('figures.column.revenue')]}
        rows={bars.map(({ key, cents }) => [name(key), formatMoney(cents, 'USD', locale)])}
      />
    </Card>
  );
}
