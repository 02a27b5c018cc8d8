'use client';

import { type PointerEvent, type RefObject, useRef, useState, type WheelEvent } from 'react';
import { FITTED, keptView, swipeOf, zoomedView } from './zoom-view';

const STEP = 1.6;
const CLOSE_UP = 2.5;

/**
 * Zooms and pans an image with wheel, keys, two fingers or a double tap. A swipe over an unzoomed image shows the next
 * one.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, onSwipe: (step: -1 | 1) => void) {
  const [view, setView] = useState(FITTED);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const began = useRef<{ x: number; y: number } | null>(null);

  function box() {
    return frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  }

  function fromMiddle(x: number, y: number) {
    const { left, top, width, height } = box();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  }

  function zoom(factor: number, at = { x: 0, y: 0 }) {
    setView((before) => zoomedView(before, factor, at, box()));
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, point);
    began.current = fingers.current.size === 1 ? point : null;
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const point = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, point);
    if (other) {
      const factor = apart(point, other) / Math.max(apart(before, other), 1);
      zoom(factor, fromMiddle((point.x + other.x) / 2, (point.y + other.y) / 2));
      return;
    }
    setView((now) => keptView({ ...now, x: now.x + point.x - before.x, y: now.y + point.y - before.y }, box()));
  }

  function onPointerUp(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
    const step = began.current && view.scale === 1 ? swipeOf(began.current, { x: event.clientX, y: event.clientY }) : 0;
    began.current = null;
    if (step !== 0 && event.type !== 'pointercancel') onSwipe(step);
  }

  return {
    view,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    reset: () => setView(FITTED),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onWheel: ({ deltaY, clientX, clientY }: WheelEvent) =>
        zoom(Math.exp(-deltaY / 400), fromMiddle(clientX, clientY)),
      onDoubleClick: ({ clientX, clientY }: { clientX: number; clientY: number }) =>
        view.scale > 1 ? setView(FITTED) : zoom(CLOSE_UP, fromMiddle(clientX, clientY)),
    },
  };
}

function apart(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
