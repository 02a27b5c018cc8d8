import type { NumberSeries } from './numbering-fields';

/** A paper's number, such as `R-2026-00042`. */
export function documentNumber(series: NumberSeries, year: number, value: number): string {
  return `${series}-${year}-${String(value).padStart(5, '0')}`;
}
