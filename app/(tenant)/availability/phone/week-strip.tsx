import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { freeOn } from '@/lib/availability/free-on';
import type { PlannerRow } from '@/lib/availability/planner-rows';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import { formatDate, formatWeekday, shiftDay } from '@/lib/dates';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** On a narrow phone seven days would be too narrow for a thumb. */
const NARROW_DAYS = 5;

interface Props {
  rows: readonly PlannerRow[];
  window: PlannerWindow;
  timeZone: string;
  /** The address of the day that is so many days after the one shown. */
  near: (days: number) => string;
}

/** A phone's week, or less: how many vehicles are free on the day shown and on each of those after it, and the ways to others. */
export function WeekStrip({ rows, window, timeZone, near }: Props) {
  const t = useTranslations('availability');
  const locale = useLocale();
  return (
    <div className="mb-0.5 flex gap-1 md:hidden print:hidden">
      <Step href={near(-1)} icon="chevron-left" label={t('previous_day')} />
      <ul aria-label={t('week')} className="grid flex-1 grid-cols-5 gap-1 min-[28rem]:grid-cols-7">
        {DAYS.map((days) => {
          const day = shiftDay(window.firstDay, days);
          const weekday = formatWeekday(day, locale);
          const count = freeOn(rows, window, days).length;
          const label = t('week_day', { weekday, date: formatDate(day, locale, timeZone), count });
          return (
            <li key={day} className={cn(days >= NARROW_DAYS && 'max-[28rem]:hidden')}>
              <Link
                href={near(days)}
                scroll={false}
                aria-label={label}
                aria-current={days === 0 ? 'date' : undefined}
                className={cn(
                  'grid h-12 content-center justify-items-center gap-0.5 rounded-control border bg-raised text-xs leading-none',
                  days === 0 ? 'border-accent' : 'border-hairline hover:bg-sunken',
                )}
              >
                <span className="text-muted">{weekday}</span>
                <span className={cn('tabular text-base leading-none font-medium', days === 0 && 'text-accent')}>
                  {Number(day.slice(8))}
                </span>
                <span className={cn('tabular inline-flex items-center gap-0.5', count === 0 && 'text-muted')}>
                  <Icon name="car-front" className="size-3" />
                  {count}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Step href={near(1)} icon="chevron-right" label={t('next_day')} />
    </div>
  );
}

function Step({ href, icon, label }: { href: string; icon: 'chevron-left' | 'chevron-right'; label: string }) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-label={label}
      title={label}
      className="grid w-11 shrink-0 place-items-center first:-ml-2 last:-mr-2 rounded-control text-muted hover:bg-sunken hover:text-text"
    >
      <Icon name={icon} className="size-5" />
    </Link>
  );
}
