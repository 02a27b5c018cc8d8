'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, type TouchEvent, useRef } from 'react';
import { swipeStep } from './swipe-step';

interface Props {
  /** The addresses of the day before and the day after. */
  previous: string;
  next: string;
  children: ReactNode;
}

/** A phone's day, which a finger pushes aside for the next one. The buttons above do the same. */
export function SwipeDays({ previous, next, children }: Props) {
  const router = useRouter();
  const start = useRef<{ x: number; y: number } | null>(null);
  function onTouchStart({ touches }: TouchEvent) {
    const finger = touches[0];
    start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
  }
  function onTouchEnd({ changedTouches }: TouchEvent) {
    const finger = changedTouches[0];
    if (!start.current || !finger) return;
    const step = swipeStep(finger.clientX - start.current.x, finger.clientY - start.current.y);
    start.current = null;
    if (step !== 0) router.push(step > 0 ? next : previous, { scroll: false });
  }
  return (
    <div className="touch-pan-y md:hidden print:hidden" onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
      {children}
    </div>
  );
}
