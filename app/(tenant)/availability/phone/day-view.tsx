import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { VehicleSilhouette } from '@/components/ui/vehicle-silhouette';
import { type DayEntry, dayLists } from '@/lib/availability/day-lists';
import { isMovable, isRunning } from '@/lib/availability/move-refusal';
import type { PlannerVehicle } from '@/lib/availability/pack-planner';
import type { PlannerRow } from '@/lib/availability/planner-rows';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import { proposedPeriod } from '@/lib/availability/proposed-period';
import type { BarState } from '@/lib/availability/values';
import { formatDate, formatTime, formatWeekday } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';
import type { Body } from '@/lib/vehicles/body-of';
import { BAR_LOOKS } from '../bar-looks';
import { reservationAddress } from '../reservation-address';
import { DayCard } from './day-card';
import { SwipeDays } from './swipe-days';

/** More free vehicles than these make the page heavy and the list too long to read; filters find the others. */
const MOST_FREE = 30;
const UNKNOWN: Look = { body: 'sedan', color: '' };
const PICTURE = 'h-[22px] w-12 shrink-0';

interface Look {
  body: Body;
  color: string;
}

interface Props {
  rows: readonly PlannerRow[];
  /** The vehicles' pictures, by their ids. */
  looks: ReadonlyMap<string, Look>;
  window: PlannerWindow;
  timeZone: string;
  mayReserve: boolean;
  /** The addresses of the day before, the day after, and today if another day is shown. */
  days: { previous: string; next: string; today: string | null };
}

/** A phone's planner: what goes out, comes back and is free on one day. */
export function DayView({ rows, looks, window, timeZone, mayReserve, days }: Props) {
  const t = useTranslations('availability');
  const locale = useLocale();
  const { firstDay } = window;
  const { out, back, free } = dayLists(rows, window);
  const look = ({ id }: PlannerVehicle) => looks.get(id) ?? UNKNOWN;
  const time = (minute: number) => formatTime(new Date(window.start + minute * MINUTE_MS), timeZone);
  return (
    <SwipeDays previous={days.previous} next={days.next}>
      <div className="grid gap-3">
        <DayCard
          title={`${t('out')} (${out.length})`}
          none={t('out_none')}
          aside={
            <p className="flex shrink-0 items-center gap-3 text-sm text-muted">
              {days.today && (
                <Link href={days.today} className="inline-flex min-h-7 items-center font-medium text-accent">
                  {t('today')}
                </Link>
              )}
              {t('day', { weekday: formatWeekday(firstDay, locale), date: formatDate(firstDay, locale, timeZone) })}
            </p>
          }
        >
          {out.map((entry) => (
            <BarRow
              key={entry.bar.number}
              entry={entry}
              look={entry.row.vehicle && look(entry.row.vehicle)}
              time={time(entry.bar.from)}
              usual="reserved"
              mayChange={mayReserve}
            />
          ))}
        </DayCard>
        <DayCard title={`${t('back')} (${back.length})`} none={t('back_none')}>
          {back.map((entry) => (
            <BarRow
              key={entry.bar.number}
              entry={entry}
              usual="rented"
              mayChange={mayReserve}
              look={entry.row.vehicle && look(entry.row.vehicle)}
              time={entry.bar.state === 'overdue' ? null : time(entry.bar.until)}
            />
          ))}
        </DayCard>
        <DayCard title={`${t('free')} (${free.length})`} none={t('free_none')}>
          {free.slice(0, MOST_FREE).map(({ vehicle, bars }) => {
            if (!vehicle) return null;
            const period = proposedPeriod({ first: 0, last: 0 }, { bars, window, timeZone });
            return (
              <li
                key={vehicle.id}
                className="flex items-center justify-between gap-3 border-t border-hairline first:border-0"
              >
                <Link href={`/vehicles/${vehicle.id}`} className="flex min-w-0 flex-1 items-center gap-3 py-2.5 pl-4">
                  <VehicleSilhouette {...look(vehicle)} className={PICTURE} />
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{vehicle.model}</span>
                    <span className="tabular block truncate text-sm text-muted">{vehicle.plate}</span>
                  </span>
                </Link>
                {mayReserve && (
                  <Link
                    href={reservationAddress(vehicle.id, period)}
                    aria-label={t('reserve_named', { vehicle: `${vehicle.model}, ${vehicle.plate}` })}
                    className="flex min-h-11 items-center gap-1 px-4 font-medium text-accent"
                  >
                    <Icon name="plus" />
                    {t('reserve')}
                  </Link>
                )}
              </li>
            );
          })}
        </DayCard>
        {free.length > MOST_FREE && <p className="text-muted">{t('more', { count: MOST_FREE })}</p>}
      </div>
    </SwipeDays>
  );
}

interface BarRowProps {
  entry: DayEntry;
  /** Null where it has passed already. */
  time: string | null;
  /** Null where the vehicle is not chosen yet. */
  look: Look | null;
  /** The state that is not said, because most of the list have it. */
  usual: BarState;
  mayChange: boolean;
}

/** A reservation can be changed at once, as bars can't be dragged on a phone. */
function BarRow({ entry: { row, bar }, time, look, usual, mayChange }: BarRowProps) {
  const t = useTranslations('availability');
  const { icon, tone } = BAR_LOOKS[bar.state];
  const address = `/availability/${encodeURIComponent(bar.number)}`;
  return (
    <li className="flex items-stretch border-t border-hairline first:border-0">
      <Link href={address} className="flex min-w-0 flex-1 items-start gap-3 py-2.5 pl-4">
        <span className="grid w-12 shrink-0 gap-1">
          {time && <span className="tabular font-medium">{time}</span>}
          {look && <VehicleSilhouette {...look} className={PICTURE} />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{bar.name}</span>
          <span className="block text-sm text-muted">
            {row.vehicle ? <Unbroken text={`${row.vehicle.model}, ${row.vehicle.plate}`} /> : t('unassigned')}
          </span>
          {bar.state !== usual && <Badge tone={tone} icon={icon} text={t(`state_${bar.state}`)} />}
        </span>
      </Link>
      {mayChange && isMovable(bar.state) && !isRunning(bar.state) ? (
        <Link
          href={`${address}?edit`}
          aria-label={t('move_named', { number: bar.number })}
          className="flex min-h-11 items-center px-4 font-medium text-accent"
        >
          {t('move')}
        </Link>
      ) : (
        <span className="w-4" />
      )}
    </li>
  );
}
