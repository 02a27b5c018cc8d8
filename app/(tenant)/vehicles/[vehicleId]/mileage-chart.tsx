import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/money';
import type { Reading } from '@/lib/vehicles/list-odometer-readings';

interface MileageChartProps {
  /** At least two, oldest first. */
  readings: readonly Reading[];
  locale: Locale;
  timeZone: string;
}

/** The curve stretches to the chart's width. Its texts and points are laid over it in their own size. */
const SIDE = 100;

/** The odometer readings as a curve, with the first and last reading as labels. */
export function MileageChart({ readings, locale, timeZone }: MileageChartProps) {
  const times = readings.map(({ at }) => at.getTime());
  const kms = readings.map(({ km }) => km);
  const x = scaleLinear()
    .domain([Math.min(...times), Math.max(...times)])
    .range([0, SIDE]);
  const y = scaleLinear()
    .domain([Math.min(...kms), Math.max(...kms, Math.min(...kms) + 1)])
    .range([SIDE, 0]);
  const at = (reading: Reading) => x(reading.at.getTime());
  const path = line<Reading>(at, ({ km }) => y(km)).curve(curveMonotoneX)(readings) ?? '';
  const below = area<Reading>(at, SIDE * 1.5, ({ km }) => y(km)).curve(curveMonotoneX)(readings) ?? '';
  const ends = [
    { reading: readings[0], side: 'left-0', away: 'mt-2' },
    { reading: readings.at(-1), side: 'right-0', away: '-mt-8' },
  ];
  return (
    <div className="text-sm" aria-hidden="true">
      <div className="relative mx-1 mt-9 h-36">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path d={below} className="fill-accent-soft" />
          <path
            d={path}
            fill="none"
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-accent"
          />
        </svg>
        {ends.map(
          ({ reading, side, away }) =>
            reading && (
              <div key={side}>
                <span
                  className="absolute size-2.5 -translate-1/2 rounded-full bg-accent"
                  style={{ left: `${at(reading)}%`, top: `${y(reading.km)}%` }}
                />
                <span className={`tabular absolute font-medium ${side} ${away}`} style={{ top: `${y(reading.km)}%` }}>
                  {formatNumber(reading.km, locale)} km
                </span>
              </div>
            ),
        )}
      </div>
      <div className="mt-[72px] flex justify-between border-t border-hairline pt-1.5 text-muted">
        {ends.map(({ reading, side }) => reading && <span key={side}>{formatDate(reading.at, locale, timeZone)}</span>)}
      </div>
    </div>
  );
}
