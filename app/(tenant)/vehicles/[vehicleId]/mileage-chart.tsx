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

const WIDTH = 720;
const HEIGHT = 240;
const TOP = 34;
const BOTTOM = 34;
/** Space for the first reading below its point, where the curve never is. */
const UNDER = 34;

/** The odometer readings as a curve, with the first and last reading as labels. */
export function MileageChart({ readings, locale, timeZone }: MileageChartProps) {
  const times = readings.map(({ at }) => at.getTime());
  const kms = readings.map(({ km }) => km);
  const x = scaleLinear()
    .domain([Math.min(...times), Math.max(...times)])
    .range([6, WIDTH - 6]);
  const y = scaleLinear()
    .domain([Math.min(...kms), Math.max(...kms, Math.min(...kms) + 1)])
    .range([HEIGHT - BOTTOM - UNDER, TOP]);
  const at = (reading: Reading) => x(reading.at.getTime());
  const path = line<Reading>(at, ({ km }) => y(km)).curve(curveMonotoneX)(readings) ?? '';
  const below = area<Reading>(at, HEIGHT - BOTTOM, ({ km }) => y(km)).curve(curveMonotoneX)(readings) ?? '';
  const ends = [
    { reading: readings[0], anchor: 'start' as const, away: 26 },
    { reading: readings.at(-1), anchor: 'end' as const, away: -12 },
  ];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full max-w-4xl" aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="stroke-hairline" />
      <path d={below} className="fill-accent-soft" />
      <path d={path} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-accent" />
      {ends.map(
        ({ reading, anchor, away }) =>
          reading && (
            <g key={anchor}>
              <circle cx={at(reading)} cy={y(reading.km)} r="4.5" className="fill-accent" />
              <text
                x={at(reading)}
                y={y(reading.km) + away}
                textAnchor={anchor}
                className="tabular fill-text text-[13px] font-medium max-sm:text-[24px]"
              >
                {formatNumber(reading.km, locale)} km
              </text>
              <text
                x={at(reading)}
                y={HEIGHT - 8}
                textAnchor={anchor}
                className="fill-muted text-[13px] max-sm:text-[24px]"
              >
                {formatDate(reading.at, locale, timeZone)}
              </text>
            </g>
          ),
      )}
    </svg>
  );
}
