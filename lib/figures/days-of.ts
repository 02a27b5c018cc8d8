import { localDay } from '../dates';
import type { FigureScope } from './figure-scope';

/** The first and the last local day of a period. */
export function daysOf({ from, until, timeZone }: Pick<FigureScope, 'from' | 'until' | 'timeZone'>) {
  return { from: localDay(from, timeZone), until: localDay(new Date(until.getTime() - 1), timeZone) };
}
