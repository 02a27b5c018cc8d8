import { useLocale, useTranslations } from 'next-intl';
import { type CSSProperties, memo } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { dayColumn } from '@/lib/availability/day-column';
import type { PlannerRow as Row } from '@/lib/availability/planner-rows';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import type { RowStop } from '@/lib/availability/row-stops';
import { formatDate, shiftDay } from '@/lib/dates';
import { across } from './across';
import { PlannerBar } from './planner-bar';
import { useBarText } from './use-bar-text';

interface Props {
  row: Row;
  index: number;
  /** Its distance from the first row, in px. */
  start: number;
  window: PlannerWindow;
  timeZone: string;
  /** The stop at which the keyboard is, if it is in this row. */
  current: RowStop | undefined;
  /** Whether whoever looks may move bookings. */
  mayMove: boolean;
  /** The first and last of the days that are chosen by drag or keyboard. */
  first: number | null;
  last: number | null;
  /** Where a reservation of the chosen days starts; null if it can't. */
  reserveHref: string | null;
}

export const ROW_PX = 44;
/** The height of the row of days, `h-12`. */
export const HEAD_PX = 48;

const ROW = 'absolute inset-x-0 flex border-b border-hairline print:relative print:top-0! print:h-auto!';
/** From now on nobody can have the vehicle. */
const CLOSED =
  'before:absolute before:inset-y-0 before:right-0 before:left-(--closed) before:bg-[repeating-linear-gradient(135deg,var(--hairline)_0_2px,transparent_2px_8px)]';

/** A vehicle, and over the days what has it. Drawn again only when it changes, so that scrolling stays smooth. */
export const PlannerRow = memo(function PlannerRow(props: Props) {
  const { row, index, start, window, timeZone, current, mayMove, first, last, reserveHref } = props;
  const t = useTranslations('availability');
  const locale = useLocale();
  const text = useBarText({ start: window.start, timeZone });
  const { edges, now, firstDay } = window;
  const { vehicle, bars } = row;
  const days = edges.length - 1;
  const chosen = first === null || last === null ? null : { first, last };
  const closed = { '--closed': across(dayColumn(now, edges) / days, 1).left } as CSSProperties;
  const date = (column: number) => formatDate(shiftDay(firstDay, column), locale, timeZone);
  const label = vehicle ? `${vehicle.model}, ${vehicle.plate}` : t('unassigned');
  const freeLabel =
    chosen && chosen.last > chosen.first
      ? t('free_days', { vehicle: label, from: date(chosen.first), until: date(chosen.last) })
      : t('free_day', { vehicle: label, day: date(chosen?.first ?? 0) });
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      // Not by a transform: it would lift the whole row, name and all, above or below the bar that is being moved.
      style={{ height: ROW_PX, top: start, ...closed }}
      className={cn(ROW, vehicle && !row.bookable && CLOSED)}
    >
      <th
        role="rowheader"
        scope="row"
        aria-colindex={1}
        className="sticky left-0 z-10 flex w-52 shrink-0 items-center border-r border-hairline bg-raised px-3 text-left font-normal print:py-1.5"
      >
        <RowName row={row} label={label} current={current?.kind === 'vehicle'} />
      </th>
      {bars.map((bar, place) => (
        <PlannerBar
          key={`${bar.number} ${bar.from}`}
          bar={bar}
          place={place}
          mayMove={mayMove}
          edges={edges}
          text={text.name(bar)}
          sentence={text.sentence(bar, vehicle)}
          roomUntil={bars[place + 1]?.from ?? edges.at(-1) ?? 0}
          current={current?.kind === 'bar' && current.bar === place}
        />
      ))}
      {chosen && (
        <td
          aria-colindex={chosen.first + 2}
          className="absolute inset-y-1 p-0"
          style={across(chosen.first / days, (chosen.last + 1) / days)}
        >
          <Link
            href={reserveHref ?? '#'}
            aria-label={freeLabel}
            data-current={current?.kind === 'free' || undefined}
            tabIndex={current?.kind === 'free' ? 0 : -1}
            draggable={false}
            className="block h-full rounded-control border-2 border-accent bg-accent-soft"
          />
        </td>
      )}
    </tr>
  );
});

function RowName({ row: { vehicle }, label, current }: { row: Row; label: string; current: boolean }) {
  const t = useTranslations('status');
  if (!vehicle)
    return (
      <span tabIndex={current ? 0 : -1} data-current={current || undefined} className="text-sm text-muted">
        {label}
      </span>
    );
  return (
    <Link
      href={`/vehicles/${vehicle.id}`}
      tabIndex={current ? 0 : -1}
      data-current={current || undefined}
      draggable={false}
      className="grid min-w-0 leading-tight hover:underline"
    >
      <span className="truncate font-medium">{vehicle.model}</span>
      <span className="flex min-w-0 items-center gap-1 text-xs text-muted">
        <span className="tabular">{vehicle.plate}</span>
        {vehicle.status !== 'available' && (
          <>
            <Icon name={STATUS_ICONS[vehicle.status]} className="size-3 shrink-0" />
            <span className="truncate">{t(vehicle.status)}</span>
          </>
        )}
      </span>
    </Link>
  );
}

const STATUS_ICONS = {
  rented: 'key-round',
  reserved: 'calendar-clock',
  maintenance: 'wrench',
  inactive: 'circle-off',
} as const;
