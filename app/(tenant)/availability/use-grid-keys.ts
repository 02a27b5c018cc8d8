import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PlannerRow } from '@/lib/availability/planner-rows';
import { nearestStop } from '@/lib/availability/row-stops';

const PAGE = 10;

interface Place {
  row: number;
  stop: number;
  /** How many free days after the stop's are chosen with it. */
  more: number;
}

const START: Place = { row: 0, stop: 0, more: 0 };

/** The grid's one tab stop, moved by arrows, Home, End and the page keys. It can follow a bar that goes elsewhere. */
export function useGridKeys(rows: readonly PlannerRow[], showRow: (row: number) => void) {
  const [kept, setPlace] = useState(START);
  const moved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  // A filter may have left fewer rows or stops.
  const place = rows[kept.row]?.stops[kept.stop] ? kept : START;

  const followed = useRef<string | null>(null);

  function hasFocus(): boolean {
    return grid.current?.contains(document.activeElement) ?? false;
  }

  function follow(number: string): void {
    followed.current = hasFocus() ? number : null;
  }

  // Without dependencies, as a row that comes into view is drawn later than the place changes.
  useEffect(() => {
    const target = moved.current && grid.current?.querySelector<HTMLElement>('[data-current]');
    if (!target) return;
    moved.current = false;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  // Only rows that were read again have the bar at its new place. After the effect above, which would focus the old one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading
  useEffect(() => {
    if (followed.current === null) return;
    // Whoever has gone elsewhere meanwhile stays there.
    if (document.activeElement !== document.body && !hasFocus()) followed.current = null;
    const found = followed.current === null ? null : placeOf(rows, followed.current);
    if (!found) return;
    moved.current = true;
    setPlace(found);
    showRow(found.row);
  }, [rows]);

  function onKeyDown(event: KeyboardEvent) {
    const next = placeAfter(event, rows, place);
    if (!next) return;
    event.preventDefault();
    followed.current = null;
    moved.current = true;
    setPlace(next);
    showRow(next.row);
  }

  return { place, grid, onKeyDown, follow };
}

function placeOf(rows: readonly PlannerRow[], number: string): Place | null {
  const row = rows.findIndex(({ bars }) => bars.some((bar) => bar.number === number));
  const { bars = [], stops = [] } = rows[row] ?? {};
  const stop = stops.findIndex((one) => one.kind === 'bar' && bars[one.bar]?.number === number);
  return stop < 0 ? null : { row, stop, more: 0 };
}

function placeAfter({ key, shiftKey }: KeyboardEvent, rows: readonly PlannerRow[], place: Place): Place | null {
  const stops = rows[place.row]?.stops ?? [];
  const column = stops[place.stop]?.column ?? -1;
  if (shiftKey && (key === 'ArrowRight' || key === 'ArrowLeft')) {
    const more = place.more + (key === 'ArrowRight' ? 1 : -1);
    const isFree = stops.some((stop) => stop.kind === 'free' && stop.column === column + more);
    return stops[place.stop]?.kind === 'free' && more >= 0 && isFree ? { ...place, more } : place;
  }
  const along = (stop: number) => ({ row: place.row, stop: Math.max(0, Math.min(stops.length - 1, stop)), more: 0 });
  const across = (to: number) => {
    const row = Math.max(0, Math.min(rows.length - 1, to));
    return { row, stop: row === place.row ? place.stop : nearestStop(rows[row]?.stops ?? [], column), more: 0 };
  };
  switch (key) {
    case 'ArrowRight':
      return along(place.stop + 1);
    case 'ArrowLeft':
      return along(place.stop - 1);
    case 'Home':
      return along(0);
    case 'End':
      return along(stops.length - 1);
    case 'ArrowDown':
      return across(place.row + 1);
    case 'ArrowUp':
      return across(place.row - 1);
    case 'PageDown':
      return across(place.row + PAGE);
    case 'PageUp':
      return across(place.row - PAGE);
    default:
      return null;
  }
}
