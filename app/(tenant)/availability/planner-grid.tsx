'use client';

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useMemo } from 'react';
import { usePrinting } from '@/components/ui/use-printing';
import { dayColumn } from '@/lib/availability/day-column';
import type { PackedPlanner } from '@/lib/availability/pack-planner';
import { plannerRows } from '@/lib/availability/planner-rows';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import { proposedPeriod } from '@/lib/availability/proposed-period';
import { NAME_PX } from './across';
import { MoveDialog } from './moving/move-dialog';
import { MoveGhost } from './moving/move-ghost';
import { useBarDrag } from './moving/use-bar-drag';
import { useMoveKeys } from './moving/use-move-keys';
import { useMoves } from './moving/use-moves';
import { PlannerDays } from './planner-days';
import { PlannerRow, ROW_PX } from './planner-row';
import { PlannerUnderlay } from './planner-underlay';
import { reservationAddress } from './reservation-address';
import { type ChosenDays, useDayDrag } from './use-day-drag';
import { useGridKeys } from './use-grid-keys';

/** A day is at least this wide; where there is room, days share it. */
const DAY_PX = { few: 64, some: 40, many: 28 };
/** What the server draws before the browser has measured. */
const FIRST_RECT = { width: 1200, height: 640 };

interface Props {
  packed: PackedPlanner;
  window: PlannerWindow;
  timeZone: string;
  mayReserve: boolean;
}

/** Vehicles down, days across. Only the rows in view are in the document, but on paper all. */
export function PlannerGrid({ packed, window, timeZone, mayReserve }: Props) {
  const t = useTranslations('availability');
  const router = useRouter();
  const helpId = useId();
  const rows = useMemo(() => plannerRows(packed, window, mayReserve), [packed, window, mayReserve]);
  const days = window.edges.length - 1;
  const showRow = (row: number) => virtual.scrollToIndex(row);
  const { place, grid, onKeyDown, follow } = useGridKeys(rows, showRow);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW_PX,
    initialRect: FIRST_RECT,
    overscan: 6,
    // The row with the keyboard stays, or the focus would be lost when it is scrolled away.
    rangeExtractor: (range) => [...new Set([place.row, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });
  const printing = usePrinting();
  const shown = printing ? rows.map((_, index) => ({ index, start: 0 })) : virtual.getVirtualItems();
  const addressOf = ({ row, first, last }: ChosenDays) => {
    const { vehicle, bars = [] } = rows[row] ?? {};
    return vehicle ? reservationAddress(vehicle.id, proposedPeriod({ first, last }, { bars, window, timeZone })) : null;
  };
  const drag = useDayDrag({
    rows,
    days,
    onChosen: (chosen) => {
      const address = addressOf(chosen);
      if (address) router.push(address);
    },
  });
  const stop = rows[place.row]?.stops[place.stop];
  const moves = useMoves({ rows, window, timeZone, follow });
  const moved = { rows, window, timeZone, moves };
  const barDrag = useBarDrag({ ...moved, grid });
  const moveKeys = useMoveKeys({ ...moved, place: { row: place.row, stop }, showRow });
  const atKeyboard: ChosenDays | null =
    stop?.kind === 'free' ? { row: place.row, first: stop.column, last: stop.column + place.more } : null;
  const dayPx = days > 45 ? DAY_PX.many : days > 20 ? DAY_PX.some : DAY_PX.few;
  return (
    <div data-planner className="max-md:not-print:hidden">
      <div
        ref={grid}
        className="isolate max-h-[calc(100dvh-8rem)] overflow-auto rounded-card border border-hairline bg-raised print:max-h-none"
      >
        <div className="relative print:min-w-0!" style={{ minWidth: NAME_PX + days * dayPx }}>
          <PlannerUnderlay window={window} />
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move in it from one place to the next
            role="grid"
            aria-label={t('grid')}
            aria-describedby={helpId}
            aria-rowcount={rows.length + 1}
            aria-colcount={days + 1}
            onKeyDown={(event) => (mayReserve && moveKeys.onKeyDown(event)) || onKeyDown(event)}
            onBlur={moveKeys.onBlur}
            {...(mayReserve && barDrag)}
            className="block print:table print:w-full [&_td]:select-none"
          >
            <thead role="rowgroup" className="sticky top-0 z-20 block print:static print:table-header-group">
              <PlannerDays
                firstDay={window.firstDay}
                days={days}
                today={window.now < 0 ? -1 : Math.floor(dayColumn(window.now, window.edges))}
                timeZone={timeZone}
              />
            </thead>
            <tbody
              role="rowgroup"
              className="relative block print:table-row-group"
              style={{ height: printing ? undefined : virtual.getTotalSize() }}
              {...(mayReserve && drag.handlers)}
            >
              {shown.map(({ index, start }) => {
                const row = rows[index];
                if (!row) return null;
                const chosen = [drag.chosen, atKeyboard].find((some) => some?.row === index) ?? null;
                return (
                  <PlannerRow
                    key={index}
                    {...{ row, index, start, window, timeZone }}
                    current={index === place.row ? stop : undefined}
                    mayMove={mayReserve}
                    first={chosen?.first ?? null}
                    last={chosen?.last ?? null}
                    reserveHref={chosen ? addressOf(chosen) : null}
                  />
                );
              })}
            </tbody>
          </table>
          <MoveGhost ref={moves.ghost} edges={window.edges} />
        </div>
      </div>
      {mayReserve && <MoveDialog moves={moves} />}
      <p id={helpId} className="mt-2 text-sm text-muted print:hidden">
        {t('help')}
      </p>
    </div>
  );
}
