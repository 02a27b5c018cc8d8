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

/**
 * A press on a free day, or a drag over several. On a touch screen a drag scrolls, so there it is a press alone. What is
 * chosen ends where the vehicle is taken.
 */
export function useDayDrag({ days, onChosen }: { days: number; onChosen: (chosen: ChosenDays) => void }) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function columnAt({ clientX, currentTarget }: PointerEvent): number {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(days - 1, Math.floor(((clientX - left - NAME_PX) / (width - NAME_PX)) * days));
  }

  function handlers(index: number, row: PlannerRow) {
    const isFree = (column: number) => row.stops.some((stop) => stop.kind === 'free' && stop.column === column);
    return {
      onPointerDown(event: PointerEvent) {
        const from = columnAt(event);
        if (event.button !== 0 || !isFree(from) || (event.target as Element).closest('a')) return;
        if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ row: index, from, first: from, last: from });
      },
      onPointerMove(event: PointerEvent) {
        if (drag?.row !== index || event.pointerType !== 'mouse') return;
        const to = columnAt(event);
        let end = drag.from;
        const step = Math.sign(to - end);
        while (end !== to && isFree(end + step)) end += step;
        setDrag({ ...drag, first: Math.min(drag.from, end), last: Math.max(drag.from, end) });
      },
      onPointerUp() {
        if (drag?.row === index) onChosen(drag);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    };
  }

  return { chosen: drag, handlers };
}
