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

/** More bars than this are narrow, and only the highest says its amount. */
const FEW = 7;
/** Widths of the chart's place in pixels, and what shows a label from there on or hides it. */
const WIDTHS = [
  { pixels: 290, shown: '', hidden: 'hidden' },
  { pixels: 448, shown: '@md:inline', hidden: '@md:hidden' },
  { pixels: 672, shown: '@2xl:inline', hidden: '@2xl:hidden' },
  { pixels: 1024, shown: '@5xl:inline', hidden: '@5xl:hidden' },
];
/** A label's width in pixels is about as much for each character, with a gap beside it. */
const CHARACTER = 7;
const GAP = 10;

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
  const labelPixels = Math.max(...bars.map(({ label }) => label.length)) * CHARACTER + GAP;
  const every = (pixels: number) => Math.ceil(bars.length / Math.floor(pixels / labelPixels));
  const labelled = (index: number) =>
    WIDTHS.map(({ pixels, shown, hidden }) => (index % every(pixels) === 0 ? shown : hidden));
  const highest = amounts.indexOf(Math.max(...amounts));
  const few = bars.length <= FEW;
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
    <div aria-hidden="true" className="@container">
      <div
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
                <span className={cn('absolute bottom-0 text-muted', place(index), labelled(index))}>{label}</span>
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
