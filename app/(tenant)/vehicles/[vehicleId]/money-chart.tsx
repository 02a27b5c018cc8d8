import { scaleLinear } from 'd3-scale';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { formatMonth } from '@/lib/dates';
import type { MonthMoney } from '@/lib/figures/get-vehicle-earnings';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/money';

const SERIES = [
  { key: 'income', look: 'bg-accent' },
  { key: 'cost', look: 'bg-amber' },
] as const;

/**
 * Months with bars of income and cost, in whole dollars. A series that is empty is left out, and one alone needs no legend.
 * Where all amounts would run into each other, only the highest is said.
 */
export function MoneyChart({ months, locale }: { months: readonly MonthMoney[]; locale: Locale }) {
  const t = useTranslations('history');
  const centsOf = (month: MonthMoney, key: (typeof SERIES)[number]['key']) => month[`${key}Cents`];
  const series = SERIES.filter(({ key }) => months.some((month) => centsOf(month, key) !== 0));
  const values = months.flatMap((month) => series.map(({ key }) => centsOf(month, key)));
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .range([100, 0]);
  const zero = y(0);
  const highest = Math.max(...months.map(({ incomeCents }) => incomeCents));
  return (
    <div aria-hidden="true" className="@container text-sm">
      {series.length > 1 && (
        <p className="flex flex-wrap gap-x-4 text-muted">
          {series.map(({ key, look }) => (
            <span key={key} className="inline-flex items-center gap-1.5">
              <span className={cn('size-3 rounded-[3px]', look)} />
              {t(key)}
            </span>
          ))}
        </p>
      )}
      <div className="mt-2 grid auto-cols-fr grid-flow-col">
        {months.map((month, index) => (
          <div key={month.month} className="min-w-0">
            <div className="relative mt-6 flex h-44 justify-center gap-[2%] px-[12%]">
              <div className="absolute inset-x-0 border-t border-hairline" style={{ top: `${zero}%` }} />
              {series.map(({ key, look }) => {
                const cents = centsOf(month, key);
                const top = Math.min(zero, y(cents));
                return (
                  <div key={key} className="relative flex-1">
                    {cents !== 0 && (
                      <div
                        className={cn('absolute inset-x-0 min-h-px rounded-t-[2px]', look)}
                        style={{ top: `${top}%`, height: `${Math.abs(y(cents) - zero)}%` }}
                      />
                    )}
                    {key === 'income' && cents !== 0 && (
                      <span
                        className={cn(
                          'tabular absolute -mt-6 hidden text-xs leading-6 whitespace-nowrap',
                          cents === highest ? '@md:inline' : '@2xl:inline',
                          // Beside a bar that is higher, it goes the other way.
                          month.costCents > cents ? 'right-0' : 'left-1/2 -translate-x-1/2',
                        )}
                        style={{ top: `${top}%` }}
                      >
                        {formatNumber(Math.round(cents / 100), locale)}
                      </span>
                    )}
                  </div>
                );
              })}
            </div>
            <p
              className={cn(
                'relative mt-1 flex justify-center whitespace-nowrap text-muted',
                index % 2 === 1 && months.length > 6 && 'max-sm:invisible',
              )}
            >
              {formatMonth(month.month, locale)}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
