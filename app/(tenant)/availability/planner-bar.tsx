import type { CSSProperties } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { dayColumn } from '@/lib/availability/day-column';
import { isMovable, isRunning } from '@/lib/availability/move-refusal';
import type { PlannerBar as Bar } from '@/lib/availability/pack-planner';
import { across } from './across';
import { BAR_LOOKS } from './bar-looks';

interface Props {
  bar: Bar;
  edges: readonly number[];
  text: string;
  sentence: string;
  /** The minute until which the row is free. What is late ends now, and is often too narrow for a name, which may go on; on paper all may. */
  roomUntil: number;
  /** Its place in the row. */
  place: number;
  /** Whether the keyboard is here. */
  current: boolean;
  /** Whether whoever looks may move bookings. */
  mayMove: boolean;
}

/**
 * From so many days on, a bar's name stays in view while its beginning is scrolled away. Each name that can do so costs
 * time with every scrolled row, and in a window of months most bars are too short to need it.
 */
const STAYS_DAYS = { weeks: 2, months: 7 };
const MANY_DAYS = 20;

/** An end of a bar, which is dragged to make it longer or shorter. */
const HANDLE = 'w-1.5 pointer-coarse:w-[min(1.25rem,30%)] data-part:pointer-events-auto data-part:cursor-ew-resize';

/** What has a vehicle for some time: a link to its record. */
export function PlannerBar({ bar, edges, text, sentence, roomUntil, place, current, mayMove }: Props) {
  const { icon, box, text: color } = BAR_LOOKS[bar.state];
  const days = edges.length - 1;
  const [from, until] = [dayColumn(bar.from, edges), dayColumn(bar.until, edges)];
  const room = Math.max(until, dayColumn(roomUntil, edges));
  const textEnd = bar.state === 'overdue' ? room : until;
  const movable = mayMove && isMovable(bar.state);
  const stays = until - from > (days > MANY_DAYS ? STAYS_DAYS.months : STAYS_DAYS.weeks);
  const free = { '--room': `${((room - from) / (textEnd - from || 1)) * 100}%` } as CSSProperties;
  const share = `${((until - from) / (textEnd - from || 1)) * 100}%`;
  return (
    <td
      aria-colindex={Math.floor(from) + 2}
      aria-colspan={Math.max(1, Math.ceil(until) - Math.floor(from))}
      data-bar={movable ? place : undefined}
      className="absolute inset-y-1 min-w-2 p-0"
      style={across(from / days, textEnd / days)}
    >
      <Link
        href={`/availability/${encodeURIComponent(bar.number)}`}
        aria-label={sentence}
        title={sentence}
        tabIndex={current ? 0 : -1}
        data-current={current || undefined}
        aria-keyshortcuts={movable ? 'M' : undefined}
        draggable={false}
        style={free}
        className={cn(
          'relative flex h-full w-full items-center overflow-clip rounded-control text-sm font-medium hover:brightness-95 print:overflow-visible',
          'focus-visible:z-1 focus-visible:outline-offset-0 [-webkit-touch-callout:none]',
          color,
        )}
      >
        <span
          className={cn(
            'absolute inset-y-0 left-0 min-w-2 rounded-control border',
            bar.from < 0 && 'rounded-l-none',
            bar.until > (edges.at(-1) ?? 0) && 'rounded-r-none',
            box,
          )}
          style={{ width: share }}
        />
        <span
          className={cn(
            'flex min-w-0 items-center gap-1 overflow-hidden px-1.5 print:min-w-[min(6rem,var(--room))] print:px-1 print:text-xs print:leading-[13px]',
            // On a ground of its own beyond the box, so that neither the present moment nor what is blocked cuts the name.
            textEnd > until && 'h-full rounded-control border border-dashed border-danger/60 bg-danger-soft',
            // Above the box, which is placed.
            stays ? 'sticky left-52' : 'relative',
          )}
        >
          <Icon name={icon} className="size-3.5 shrink-0" />
          <span className="truncate">{text}</span>
        </span>
        {movable && (
          <span className="absolute inset-y-0 left-0 flex justify-between pointer-events-none" style={{ width: share }}>
            <span data-part={isRunning(bar.state) || bar.from < 0 ? undefined : 'start'} className={HANDLE} />
            <span data-part={bar.until > (edges.at(-1) ?? 0) ? undefined : 'end'} className={HANDLE} />
          </span>
        )}
      </Link>
    </td>
  );
}
