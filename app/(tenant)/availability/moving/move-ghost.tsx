import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/spinner';
import { dayColumn } from '@/lib/availability/day-column';
import { across } from '../across';
import { HEAD_PX, ROW_PX } from '../planner-row';

/** A row and a part of its time, in minutes after the window's start. */
export interface BarPlace {
  row: number;
  from: number;
  until: number;
}

interface Ghost {
  /** Where the bar is, and where it would go. */
  from: BarPlace;
  to: BarPlace;
  /** The new times in words. */
  text: string;
  /** The server is being asked. */
  asking: boolean;
}

export interface GhostHandle {
  show: (ghost: Ghost | null) => void;
  /** Tells a screen reader. */
  say: (sentence: string) => void;
  scrollIntoView: () => void;
}

/** Where the times stand if the bar has no room for them: beside it, on a ground of their own. */
const BESIDE =
  '@max-[18rem]:absolute @max-[18rem]:-inset-y-0.5 @max-[18rem]:rounded-control @max-[18rem]:border @max-[18rem]:border-accent @max-[18rem]:bg-raised @max-[18rem]:shadow-lg';
/** From this share of the days on, what is beside a bar is before it. */
const LATE = 0.6;

/**
 * The bar that is being moved, above the grid, and what a screen reader is told. It keeps its own state, so that a move
 * draws nothing but this.
 */
export function MoveGhost({ ref, edges }: { ref: Ref<GhostHandle>; edges: readonly number[] }) {
  const [ghost, show] = useState<Ghost | null>(null);
  const [said, say] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      show,
      say,
      scrollIntoView: () => box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    }),
    [],
  );
  const days = edges.length - 1;
  const shareOf = (minute: number) => dayColumn(minute, edges) / days;
  function style({ row, from, until }: BarPlace) {
    return { ...across(shareOf(from), shareOf(until)), top: HEAD_PX + row * ROW_PX, height: ROW_PX };
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {ghost && (
        <div aria-hidden="true" data-ghost={ghost.asking ? 'asking' : 'moving'} className="contents">
          <div style={style(ghost.from)} className="pointer-events-none absolute z-5 bg-raised/70" />
          <div
            ref={box}
            style={style(ghost.to)}
            className="pointer-events-none absolute z-5 scroll-ml-56 scroll-mt-16 py-1"
          >
            <div
              className={cn(
                '@container flex h-full items-center rounded-control border-2 border-accent bg-accent-soft text-sm font-medium shadow-lg',
                ghost.asking && 'opacity-80',
              )}
            >
              <span
                className={cn(
                  'sticky left-52 flex items-center gap-1 px-1.5 whitespace-nowrap text-accent-strong',
                  BESIDE,
                  shareOf(ghost.to.until) > LATE
                    ? '@max-[18rem]:right-full @max-[18rem]:left-auto @max-[18rem]:mr-1.5'
                    : '@max-[18rem]:left-full @max-[18rem]:ml-1.5',
                )}
              >
                {ghost.asking && <Spinner />}
                {ghost.text}
              </span>
            </div>
          </div>
        </div>
      )}
    </>
  );
}
