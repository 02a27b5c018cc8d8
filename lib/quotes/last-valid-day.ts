import { localDay } from '../dates';

/** The last local day on which a quote is valid, as `2026-11-29`. It ends with that day, which is the next one's start. */
export function lastValidDay(validUntil: Date, timeZone: string): string {
  return localDay(new Date(validUntil.getTime() - 1), timeZone);
}
