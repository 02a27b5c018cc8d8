import { useLocale, useTranslations } from 'next-intl';
import { BarChart } from '@/components/figures/bar-chart';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { DayRevenue } from '@/lib/dashboard/figures';
import { formatDate, formatWeekday } from '@/lib/dates';
import { formatMoney, formatNumber } from '@/lib/money';

interface Props {
  revenue: { days: DayRevenue[]; sumCents: number; beforeCents: number };
  /** Whether the member may see all figures. */
  more: boolean;
}

/** Seven days as labelled bars, and the same as a table for screen readers and copying. */
export function RevenueChart({ revenue: { days, sumCents, beforeCents }, more }: Props) {
  const t = useTranslations('dashboard');
  const figures = useTranslations('figures');
  const locale = useLocale();
  return (
    <Card
      title={t('revenue_7_days')}
      action={
        more && (
          <Link
            href="/reports/figures"
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
          >
            {figures('title')}
          </Link>
        )
      }
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular text-2xl font-semibold">{formatMoney(sumCents, 'USD', locale)}</span>
        <span className="text-muted">{t('week_before', { amount: formatMoney(beforeCents, 'USD', locale) })}</span>
      </p>
      <BarChart
        bars={days.map(({ day, cents }, index) => ({
          key: day,
          label: formatWeekday(day, locale),
          value: formatNumber(Math.round(cents / 100), locale),
          amount: cents,
          strong: index === days.length - 1,
        }))}
      />
      <table className="sr-only">
        <caption>{t('revenue_7_days')}</caption>
        <tbody>
          {days.map(({ day, cents }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day, locale, 'UTC')}</th>
              <td>{formatMoney(cents, 'USD', locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
