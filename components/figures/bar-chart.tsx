import { scaleBand, scaleLinear } from 'd3-scale';

export interface Bar {
  key: string;
  /** Below the bar. */
  label: string;
  /** Above the bar; empty for none. */
  value: string;
  amount: number;
  strong?: boolean;
}

const WIDTH = 560;
const HEIGHT = 188;
const TOP = 22;
const BOTTOM = 24;
/** So many labels fit beside each other on a phone. */
const MOST_LABELS = 7;

/** Amounts as bars with direct labels. Screen readers skip it, so the screen also has the amounts as a table. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const x = scaleBand<string>()
    .domain(bars.map(({ key }) => key))
    .range([0, WIDTH])
    .paddingInner(bars.length > MOST_LABELS ? 0.2 : 0.35)
    .paddingOuter(0.1);
  const amounts = bars.map(({ amount }) => amount);
  const y = scaleLinear()
    .domain([Math.min(0, ...amounts), Math.max(1, ...amounts)])
    .range([HEIGHT - BOTTOM, TOP]);
  const zero = y(0);
  const every = Math.ceil(bars.length / MOST_LABELS);
  const highest = amounts.indexOf(Math.max(...amounts));
  const valued = (index: number) => bars.length <= MOST_LABELS || index === highest;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-3 h-auto w-full" aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={zero} y2={zero} className="stroke-hairline" />
      {bars.map(({ key, label, value, amount, strong }, index) => {
        const left = x(key) ?? 0;
        const top = Math.min(zero, y(amount));
        const center = left + x.bandwidth() / 2;
        const anchor =
          bars.length > MOST_LABELS && center < WIDTH / 8 ? 'start' : center > (WIDTH * 7) / 8 ? 'end' : 'middle';
        const place =
          bars.length <= MOST_LABELS
            ? { x: center, textAnchor: 'middle' as const }
            : placed(anchor, left, x.bandwidth());
        return (
          <g key={key}>
            <rect
              x={left}
              y={top}
              width={x.bandwidth()}
              height={Math.max(amount === 0 ? 0 : 1, Math.abs(y(amount) - zero))}
              rx={Math.min(3, x.bandwidth() / 4)}
              className={strong ? 'fill-accent' : 'fill-accent opacity-50'}
            />
            {amount !== 0 && valued(index) && (
              <text {...place} y={top - 6} className="tabular fill-text text-[13px] max-sm:text-[20px]">
                {value}
              </text>
            )}
            {index % every === 0 && (
              <text {...place} y={HEIGHT - 6} className="fill-muted text-[13px] max-sm:text-[20px]">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A label of a narrow bar near an edge begins or ends with the bar, so that it is not cut off. */
function placed(textAnchor: 'start' | 'middle' | 'end', left: number, width: number) {
  return { textAnchor, x: textAnchor === 'start' ? left : textAnchor === 'end' ? left + width : left + width / 2 };
}
