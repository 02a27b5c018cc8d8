import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { cn } from '@/components/ui/cn';
import { formatDate, formatMonth, formatWeekday, shiftDay } from '@/lib/dates';

interface Props {
  firstDay: string;
  days: number;
  /** The column of today; it may be outside. */
  today: number;
  timeZone: string;
}

/** From so many days on there is no room for the weekday. */
const NARROW_DAYS = 20;

/** The row of days on top: month, weekday and date. */
export const PlannerDays = memo(function PlannerDays({ firstDay, days, today, timeZone }: Props) {
  const locale = useLocale();
  const t = useTranslations('availability');
  return (
    <tr role="row" aria-rowindex={1} className="flex h-12 border-b border-hairline bg-raised">
      <th
        role="columnheader"
        scope="col"
        aria-colindex={1}
        className="sticky left-0 z-10 flex w-52 shrink-0 font-normal items-end border-r border-hairline bg-raised px-3 pb-1.5 text-sm text-muted"
      >
        {t('vehicle')}
      </th>
      {Array.from({ length: days }, (_, column) => {
        const day = shiftDay(firstDay, column);
        const weekday = formatWeekday(day, locale);
        return (
          <th
            key={day}
            role="columnheader"
            scope="col"
            aria-colindex={column + 2}
            aria-label={t('day', { weekday, date: formatDate(day, locale, timeZone) })}
            className={cn(
              'relative flex min-w-0 flex-1 flex-col items-center justify-end pb-1.5 text-sm',
              column === today ? 'font-semibold text-accent-strong' : 'font-normal text-muted',
            )}
          >
            {(column === 0 || day.endsWith('-01')) && (
              <span className="absolute top-0.5 left-1 text-xs font-medium whitespace-nowrap text-text">
                {formatMonth(day, locale)}
              </span>
            )}
            <span className="tabular whitespace-nowrap">
              {days > NARROW_DAYS ? Number(day.slice(8)) : `${weekday} ${Number(day.slice(8))}`}
            </span>
          </th>
        );
      })}
    </tr>
  );
});
