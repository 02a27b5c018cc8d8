import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { dayColumn } from '@/lib/availability/day-column';
import type { PlannerBar as Bar } from '@/lib/availability/pack-planner';
import { across } from './across';
import { BAR_LOOKS } from './bar-looks';

interface Props {
  bar: Bar;
  edges: readonly number[];
  text: string;
  sentence: string;
  /** Whether the keyboard is here. */
  current: boolean;
}

/** What has a vehicle for some time: a link to its record. */
export function PlannerBar({ bar, edges, text, sentence, current }: Props) {
  const { icon, colors } = BAR_LOOKS[bar.state];
  const days = edges.length - 1;
  const [from, until] = [dayColumn(bar.from, edges), dayColumn(bar.until, edges)];
  return (
    <td
      aria-colindex={Math.floor(from) + 2}
      aria-colspan={Math.max(1, Math.ceil(until) - Math.floor(from))}
      className="absolute inset-y-1 min-w-2 p-0"
      style={across(from / days, until / days)}
    >
      <Link
        href={`/availability/${encodeURIComponent(bar.number)}`}
        aria-label={sentence}
        title={sentence}
        tabIndex={current ? 0 : -1}
        data-current={current || undefined}
        draggable={false}
        className={cn(
          'flex h-full w-full items-center rounded-control border text-sm font-medium hover:brightness-95',
          'focus-visible:z-10 focus-visible:outline-offset-0',
          bar.from < 0 && 'rounded-l-none',
          bar.until > (edges.at(-1) ?? 0) && 'rounded-r-none',
          // What is late ends now and is often narrow: its name goes on where nobody can have the vehicle anyway.
          bar.state !== 'overdue' && 'overflow-clip',
          colors,
        )}
      >
        <span
          className={cn(
            'sticky left-52 flex items-center gap-1 px-1.5',
            bar.state !== 'overdue' && 'min-w-0 overflow-hidden',
          )}
        >
          <Icon name={icon} className="size-3.5 shrink-0" />
          <span className="truncate">{text}</span>
        </span>
      </Link>
    </td>
  );
}
