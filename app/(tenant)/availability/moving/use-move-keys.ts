import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { movedPeriod } from '@/lib/availability/moved-period';
import type { PlannerRow } from '@/lib/availability/planner-rows';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import type { RowStop } from '@/lib/availability/row-stops';
import type { BarPlace } from './move-ghost';
import { useMoveText } from './use-move-text';
import type { Moves } from './use-moves';

interface Options {
  rows: readonly PlannerRow[];
  window: PlannerWindow;
  timeZone: string;
  moves: Moves;
  /** Where the keyboard is. */
  place: { row: number; stop: RowStop | undefined };
  showRow: (row: number) => void;
}

/**
 * Moves the bar at which the keyboard is. M takes it. Arrows move it by a day and to other rows, Shift moves its end, and
 * Ctrl goes by hours. Enter asks the server, and Escape puts it back. Each step is told to a screen reader. `onKeyDown`
 * returns whether the key was meant for it.
 */
export function useMoveKeys({ rows, window, timeZone, moves, place, showRow }: Options) {
  const t = useTranslations('availability');
  const text = useMoveText({ window, timeZone });
  const taken = useRef(false);

  function aim(to: BarPlace): void {
    moves.aim(to);
    moves.ghost.current?.say(`${moves.labelOf(to.row)}, ${text.period(to)}`);
    showRow(to.row);
    requestAnimationFrame(() => moves.ghost.current?.scrollIntoView());
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    const { row, stop } = place;
    if (!taken.current || !moves.held.current) {
      const bar = stop?.kind === 'bar' && rows[row]?.bars[stop.bar];
      if (!bar || event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return false;
      event.preventDefault();
      taken.current = moves.take(row, bar);
      if (!taken.current) return true;
      moves.aim({ row, from: bar.from, until: bar.until });
      moves.ghost.current?.say(t('move_taken', { name: bar.name }));
      return true;
    }
    if (event.key === 'Tab') return false;
    const next = placeAfter(event, moves.held.current.to);
    if (next) aim(next);
    else if (event.key === 'Enter' || event.key === 'Escape') {
      taken.current = false;
      if (event.key === 'Enter') moves.drop();
      else moves.cancel();
    }
    event.preventDefault();
    return true;
  }

  /** Whoever goes elsewhere leaves the bar where it was. */
  function onBlur(): void {
    if (taken.current) moves.cancel();
    taken.current = false;
  }

  return { onKeyDown, onBlur };

  function placeAfter({ key, shiftKey, ctrlKey, altKey }: KeyboardEvent, at: BarPlace): BarPlace | null {
    const rowBy = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (rowBy !== 0) return { ...at, row: Math.max(0, Math.min(rows.length - 1, at.row + rowBy)) };
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return null;
    const byHours = ctrlKey || altKey;
    const shift = {
      part: shiftKey ? ('end' as const) : ('whole' as const),
      days: byHours ? 0 : by,
      hours: byHours ? by : 0,
    };
    const to = movedPeriod(at, shift, { start: window.start, timeZone });
    return to ? { row: at.row, from: to.from, until: to.until } : at;
  }
}
