import { scaleBand, scaleLinear } from 'd3-scale';
import { useTranslations } from 'next-intl';
import { formatMonth } from '@/lib/dates';
import type { MonthMoney } from '@/lib/figures/get-vehicle-earnings';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/money';

const WIDTH = 720;
const HEIGHT = 240;
const TOP = 24;
const BOTTOM = 28;

/** Months as pairs of bars, income next to cost, in whole dollars. */
export function MoneyChart({ months, locale }: { months: readonly MonthMoney[]; locale: Locale }) {
  const t = useTranslations('history');
  const x = scaleBand<string>()
    .domain(months.map(({ month }) => month))
    .range([0, WIDTH])
    .paddingInner(0.25)
    .paddingOuter(0.05);
  const values = months.flatMap(({ incomeCents, costCents }) => [incomeCents, costCents]);
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .range([HEIGHT - BOTTOM, TOP]);
  const zero = y(0);
  const half = x.bandwidth() / 2;
  const bar = (cents: number) => ({ y: Math.min(zero, y(cents)), height: Math.abs(y(cents) - zero) });
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted" aria-hidden="true">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-3 rounded-[3px] bg-accent" />
          {t('income')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="size-3 rounded-[3px] bg-amber" />
          {t('cost')}
        </span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-2 h-auto w-full" aria-hidden="true">
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} className="stroke-hairline" />
        {months.map(({ month, incomeCents, costCents }) => {
          const left = x(month) ?? 0;
          return (
            <g key={month}>
              <rect x={left} width={half - 1} rx="2" className="fill-accent" {...bar(incomeCents)} />
              <rect x={left + half + 1} width={half - 1} rx="2" className="fill-amber" {...bar(costCents)} />
              {incomeCents !== 0 && (
                <text
                  x={left + half / 2}
                  y={bar(incomeCents).y - 6}
                  textAnchor="middle"
                  className="tabular fill-text text-[13px] max-sm:hidden"
                >
                  {formatNumber(Math.round(incomeCents / 100), locale)}
                </text>
              )}
              <text
                x={left + half}
                y={HEIGHT - 8}
                textAnchor="middle"
                className="fill-muted text-[13px] max-sm:text-[22px]"
              >
                {formatMonth(month, locale)}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
