import { scaleBand, scaleLinear } from 'd3-scale';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { DayRevenue } from '@/lib/dashboard/figures';
import { formatDate, formatWeekday } from '@/lib/dates';
import { formatMoney, formatNumber } from '@/lib/money';

interface Props {
  revenue: { days: DayRevenue[]; sumCents: number; beforeCents: number };
}

const WIDTH = 560;
const HEIGHT = 188;
const TOP = 22;
const BOTTOM = 24;

/** Seven days as labelled bars, and the same as a table for screen readers and copying. */
export function RevenueChart({ revenue: { days, sumCents, beforeCents } }: Props) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const x = scaleBand<string>()
    .domain(days.map(({ day }) => day))
    .range([0, WIDTH])
    .paddingInner(0.35)
    .paddingOuter(0.1);
  const values = days.map(({ cents }) => cents);
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .range([HEIGHT - BOTTOM, TOP]);
  const zero = y(0);
  const date = (day: string) => formatDate(day, locale, 'UTC');
  return (
    <Card title={t('revenue_7_days')}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular text-2xl font-semibold">{formatMoney(sumCents, 'USD', locale)}</span>
        <span className="text-muted">{t('week_before', { amount: formatMoney(beforeCents, 'USD', locale) })}</span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-3 h-auto w-full" aria-hidden="true">
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} className="stroke-hairline" />
        {days.map(({ day, cents }, index) => {
          const left = x(day) ?? 0;
          const top = Math.min(zero, y(cents));
          const center = left + x.bandwidth() / 2;
          return (
            <g key={day}>
              <rect
                x={left}
                y={top}
                width={x.bandwidth()}
                height={Math.max(cents === 0 ? 0 : 1, Math.abs(y(cents) - zero))}
                rx="3"
                className={index === days.length - 1 ? 'fill-accent' : 'fill-accent opacity-50'}
              />
              {cents !== 0 && (
                <text
                  x={center}
                  y={top - 6}
                  textAnchor="middle"
                  className="tabular fill-text text-[13px] max-sm:text-[20px]"
                >
                  {formatNumber(Math.round(cents / 100), locale)}
                </text>
              )}
              <text x={center} y={HEIGHT - 6} textAnchor="middle" className="fill-muted text-[13px] max-sm:text-[20px]">
                {formatWeekday(day, locale)}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="sr-only">
        <caption>{t('revenue_7_days')}</caption>
        <tbody>
          {days.map(({ day, cents }) => (
            <tr key={day}>
              <th scope="row">{date(day)}</th>
              <td>{formatMoney(cents, 'USD', locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
