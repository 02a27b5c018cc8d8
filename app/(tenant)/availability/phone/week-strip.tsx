import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { freeOn } from '@/lib/availability/free-on';
import type { PlannerRow } from '@/lib/availability/planner-rows';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import { formatDate, formatWeekday, shiftDay } from '@/lib/dates';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

interface Props {
  rows: readonly PlannerRow[];
  window: PlannerWindow;
  timeZone: string;
  /** The address of the day that is so many days after the one shown. */
  near: (days: number) => string;
}

/** A phone's week: how many vehicles are free on the day shown and on each of the six after it. */
export function WeekStrip({ rows, window, timeZone, near }: Props) {
  const t = useTranslations('availability');
  const locale = useLocale();
  return (
    <ul aria-label={t('week')} className="mb-4 grid grid-cols-7 gap-1 md:hidden">
      {DAYS.map((days) => {
        const day = shiftDay(window.firstDay, days);
        const weekday = formatWeekday(day, locale);
        const count = freeOn(rows, window, days).length;
        const label = t('week_day', { weekday, date: formatDate(day, locale, timeZone), count });
        return (
          <li key={day}>
            <Link
              href={near(days)}
              scroll={false}
              aria-label={label}
              aria-current={days === 0 ? 'date' : undefined}
              className={cn(
                'grid justify-items-center gap-0.5 rounded-control border py-1.5',
                days === 0 ? 'border-accent bg-raised' : 'border-hairline bg-raised hover:bg-sunken',
              )}
            >
              <span className="text-xs text-muted">{weekday}</span>
              <span className={cn('tabular font-medium', days === 0 && 'text-accent')}>{Number(day.slice(8))}</span>
              <span className={cn('tabular inline-flex items-center gap-1 text-xs', count === 0 && 'text-muted')}>
                <Icon name="car-front" className="size-3" />
                {count}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
