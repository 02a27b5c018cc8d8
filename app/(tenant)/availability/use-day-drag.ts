import { type PointerEvent, useState } from 'react';
import type { PlannerRow } from '@/lib/availability/planner-rows';
import { NAME_PX } from './across';

export interface ChosenDays {
  row: number;
  first: number;
  last: number;
}

interface Drag extends ChosenDays {
  from: number;
}

interface Options {
  rows: readonly PlannerRow[];
  days: number;
  onChosen: (chosen: ChosenDays) => void;
}

/**
 * A press on a free day, or a drag over several. On a touch screen a drag scrolls, so there it is a press alone. What is
 * chosen ends where the vehicle is taken. The handlers are for the body of the grid, so that a row is not drawn again
 * for them.
 */
export function useDayDrag({ rows, days, onChosen }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function columnAt({ clientX, currentTarget }: PointerEvent): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(days - 1, Math.floor(((clientX - left - NAME_PX) / (width - NAME_PX)) * days));
  }

  function isFree(row: number, column: number): boolean {
    return rows[row]?.stops.some((stop) => stop.kind === 'free' && stop.column === column) ?? false;
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      const target = event.target as Element;
      const row = Number(target.closest('tr')?.dataset.row ?? -1);
      const from = columnAt(event);
      if (event.button !== 0 || target.closest('a') || !isFree(row, from)) return;
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ row, from, first: from, last: from });
    },
    onPointerMove(event: PointerEvent) {
      if (!drag || event.pointerType !== 'mouse') return;
      const to = columnAt(event);
      let end = drag.from;
      const step = Math.sign(to - end);
      while (end !== to && isFree(drag.row, end + step)) end += step;
      const [first, last] = [Math.min(drag.from, end), Math.max(drag.from, end)];
      if (first !== drag.first || last !== drag.last) setDrag({ ...drag, first, last });
    },
    onPointerUp() {
      if (drag) onChosen(drag);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  };
  return { chosen: drag, handlers };
}
