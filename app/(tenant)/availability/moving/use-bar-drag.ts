import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type MovedPart, movedPeriod } from '@/lib/availability/moved-period';
import type { PlannerBar } from '@/lib/availability/pack-planner';
import type { PlannerRow } from '@/lib/availability/planner-rows';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import { snapShift } from '@/lib/availability/snap-shift';
import { NAME_PX } from '../across';
import { HEAD_PX, ROW_PX } from '../planner-row';
import type { Moves } from './use-moves';

interface Grip {
  row: number;
  bar: PlannerBar;
  part: MovedPart;
  /** The table, whose place and width say where a day and a row are. */
  table: Element;
  /** Where the pointer was when it went down: across the days, 1.5 being the middle of the second one. */
  column: number;
  at: { x: number; y: number };
  /** What a finger went down on, which gets its events even after it has left the page; null for a mouse. */
  touched: Element | null;
}

interface Pointer {
  clientX: number;
  clientY: number;
  ctrlKey: boolean;
}

interface Options {
  grid: RefObject<HTMLDivElement | null>;
  rows: readonly PlannerRow[];
  window: PlannerWindow;
  timeZone: string;
  moves: Moves;
}

/** A mouse that has gone so far drags, it doesn't press. */
const STARTS_PX = 4;
/** A finger that stays so long takes the bar; one that goes further before that scrolls. */
const LONG_PRESS_MS = 400;
const STRAYS_PX = 10;
/** So near to an edge the grid scrolls, by so much in each frame. */
const EDGE_PX = 36;
const SCROLL_PX = 14;

/**
 * Drags a bar, or one of its ends: with a mouse at once, with a finger after a long press, so that a finger can still
 * scroll. Nothing is drawn by React while the pointer moves, but the ghost where it snaps to another day.
 */
export function useBarDrag({ grid, rows, window: { start, edges }, timeZone, moves }: Options) {
  const days = edges.length - 1;
  const grip = useRef<Grip | null>(null);
  const dragging = useRef(false);
  const pointer = useRef<Pointer | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dragged = useRef(false);
  const last = useRef('');
  const stay = useRef((event: Event) => dragging.current && event.preventDefault());

  function columnAt(table: Element, clientX: number): number {
    const { left, width } = table.getBoundingClientRect();
    return ((clientX - left - NAME_PX) / (width - NAME_PX)) * days;
  }

  function begin(held: Grip, { pointerId }: { pointerId: number }): void {
    if (!moves.take(held.row, held.bar)) {
      end();
      return;
    }
    dragging.current = true;
    last.current = '';
    held.table.setPointerCapture(pointerId);
    // Shown at once, or a finger would not know that it has the bar.
    follow();
    requestAnimationFrame(scrollAtEdges);
  }

  /** Aims at where the pointer is, if that is another place than before. */
  function follow(): void {
    const [held, at] = [grip.current, pointer.current];
    if (!held || !at || !dragging.current) return;
    const { top, width } = held.table.getBoundingClientRect();
    const columns = columnAt(held.table, at.clientX) - held.column;
    const shift = snapShift(columns, { dayPx: (width - NAME_PX) / days, byHours: at.ctrlKey });
    const under = Math.max(0, Math.min(rows.length - 1, Math.floor((at.clientY - top - HEAD_PX) / ROW_PX)));
    const row = held.part === 'whole' ? under : held.row;
    const key = `${row} ${shift.days} ${shift.hours}`;
    if (key === last.current) return;
    last.current = key;
    const to = movedPeriod(held.bar, { part: held.part, ...shift }, { start, timeZone });
    if (to) moves.aim({ row, from: to.from, until: to.until });
  }

  function scrollAtEdges(): void {
    const [box, at] = [grid.current, pointer.current];
    if (!dragging.current || !box || !at) return;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const by = (low: number, high: number, value: number) =>
      value < low + EDGE_PX ? -SCROLL_PX : value > high - EDGE_PX ? SCROLL_PX : 0;
    const [x, y] = [by(left + NAME_PX, right, at.clientX), by(top, bottom, at.clientY)];
    if (x !== 0 || y !== 0) {
      box.scrollBy(x, y);
      follow();
    }
    requestAnimationFrame(scrollAtEdges);
  }

  function end(): void {
    clearTimeout(timer.current);
    grip.current?.touched?.removeEventListener('touchmove', stay.current);
    grip.current = null;
    dragging.current = false;
  }

  // React's own listeners of touches can't stop the browser from scrolling, and Escape may be pressed anywhere.
  useEffect(() => {
    const box = grid.current;
    const staying = stay.current;
    const putBack = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !dragging.current) return;
      event.preventDefault();
      moves.cancel();
      end();
    };
    box?.addEventListener('touchmove', staying, { passive: false });
    document.addEventListener('keydown', putBack, true);
    return () => {
      box?.removeEventListener('touchmove', staying);
      document.removeEventListener('keydown', putBack, true);
    };
  });

  const handlers = {
    onPointerDown(event: PointerEvent) {
      const target = event.target as Element;
      const row = Number(target.closest('tr')?.dataset.row ?? -1);
      const place = target.closest<HTMLElement>('[data-bar]')?.dataset.bar;
      const bar = place === undefined ? undefined : rows[row]?.bars[Number(place)];
      dragged.current = false;
      if (!bar || event.button !== 0 || !event.isPrimary) return;
      const table = event.currentTarget;
      // Safe because the handles are named after the parts.
      const part = (target.closest<HTMLElement>('[data-part]')?.dataset.part ?? 'whole') as MovedPart;
      const touched = event.pointerType === 'touch' ? target : null;
      const at = { x: event.clientX, y: event.clientY };
      const held = { row, bar, part, table, touched, at, column: columnAt(table, event.clientX) };
      grip.current = held;
      pointer.current = { clientX: at.x, clientY: at.y, ctrlKey: event.ctrlKey };
      const { pointerId } = event;
      // A row that is scrolled away leaves the page, and what happens to it no longer reaches the grid's listener.
      touched?.addEventListener('touchmove', stay.current, { passive: false });
      if (touched) timer.current = setTimeout(() => begin(held, { pointerId }), LONG_PRESS_MS);
    },
    onPointerMove(event: PointerEvent) {
      const held = grip.current;
      if (!held) return;
      pointer.current = { clientX: event.clientX, clientY: event.clientY, ctrlKey: event.ctrlKey };
      const far = Math.hypot(event.clientX - held.at.x, event.clientY - held.at.y);
      if (!dragging.current && held.touched && far > STRAYS_PX) return end();
      if (!dragging.current && !held.touched && far > STARTS_PX) begin(held, event);
      follow();
    },
    onPointerUp() {
      dragged.current = dragging.current;
      if (dragging.current) moves.drop();
      end();
    },
    onPointerCancel() {
      if (dragging.current) moves.cancel();
      end();
    },
    /** The press that ends a drag opens nothing. */
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** A long press takes the bar instead of opening the browser's menu. */
    onContextMenu(event: MouseEvent) {
      if (grip.current?.touched) event.preventDefault();
    },
  };
  return handlers;
}
