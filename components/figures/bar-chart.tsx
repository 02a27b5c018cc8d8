import { scaleLinear } from 'd3-scale';
import { cn } from '@/components/ui/cn';

export interface Bar {
  key: string;
  /** Below the bar. */
  label: string;
  /** Above the bar; empty for none. */
  value: string;
  amount: number;
  strong?: boolean;
}

/** So many labels fit beside each other on a phone, and on a wide screen. */
const MOST_LABELS = { phone: 7, wide: 16 };

/**
 * Amounts as bars with direct labels, as wide as its place: its text is as large as all text. Screen readers skip it, so the
 * screen also has the amounts as a table.
 */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const amounts = bars.map(({ amount }) => amount);
  const y = scaleLinear()
    .domain([Math.min(0, ...amounts), Math.max(1, ...amounts)])
    .range([100, 0]);
  const zero = y(0);
  const every = (most: number) => Math.ceil(bars.length / most);
  const labelled = (index: number, most: number) => index % every(most) === 0;
  const highest = amounts.indexOf(Math.max(...amounts));
  const few = bars.length <= MOST_LABELS.phone;
  /** A text of a narrow bar near an edge begins or ends with the bar, so that it is not cut off. */
  const place = (index: number) =>
    few
      ? 'left-1/2 -translate-x-1/2'
      : index < bars.length / 8
        ? 'left-0'
        : index >= (bars.length * 7) / 8
          ? 'right-0'
          : 'left-1/2 -translate-x-1/2';
  return (
    <div
      aria-hidden="true"
      className={cn(
        'mt-3 grid auto-cols-fr grid-flow-col overflow-x-clip text-sm whitespace-nowrap',
        few ? 'gap-x-[4%]' : 'gap-x-[0.6%]',
      )}
    >
      {bars.map(({ key, label, value, amount, strong }, index) => {
        const [top, bottom] = [Math.min(zero, y(amount)), Math.max(zero, y(amount))];
        return (
          <div key={key} className="min-w-0">
            <div className="relative mt-6 h-36">
              <div className="absolute -inset-x-[20%] border-t border-hairline" style={{ top: `${zero}%` }} />
              {amount !== 0 && (
                <div
                  className={cn(
                    'absolute inset-x-0 mx-auto min-h-px max-w-24 rounded-t-[3px] bg-accent',
                    !strong && 'opacity-50',
                  )}
                  style={{ top: `${top}%`, height: `${bottom - top}%` }}
                />
              )}
              {amount !== 0 && (few || index === highest) && (
                <span className={cn('tabular absolute -mt-6', place(index))} style={{ top: `${top}%` }}>
                  {value}
                </span>
              )}
            </div>
            <div className="relative h-6">
              {labelled(index, MOST_LABELS.wide) && (
                <span
                  className={cn(
                    'absolute bottom-0 text-muted',
                    place(index),
                    !labelled(index, MOST_LABELS.phone) && 'max-sm:hidden',
                  )}
                >
                  {label}
                </span>
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}
