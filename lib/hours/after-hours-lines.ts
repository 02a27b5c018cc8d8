import type { PriceLine } from '../pricing/quote';
import { isOpenAt } from './is-open-at';
import { hoursOf } from './open-on';
import type { BusinessHours } from './values';

interface Visit {
  at: Date;
  place: string;
}

/** The fees of a pickup and a return outside a place's hours, where it asks for one (docs/rules.md §8). */
export function afterHoursLines(
  business: BusinessHours,
  { pickup, back }: { pickup: Visit; back: Visit },
  timeZone: string,
): PriceLine[] {
  const lines = [
    afterHoursLine(business, 'after_hours_pickup', pickup, timeZone),
    afterHoursLine(business, 'after_hours_return', back, timeZone),
  ];
  return lines.filter((line) => line !== null);
}

/** The fee of one visit; null if it is within the hours, or costs nothing outside them. */
export function afterHoursLine(
  business: BusinessHours,
  kind: 'after_hours_pickup' | 'after_hours_return',
  { at, place }: Visit,
  timeZone: string,
): PriceLine | null {
  const hours = hoursOf(business, place);
  if (hours?.afterHours !== 'fee' || hours.feeCents === 0 || isOpenAt(business, place, at, timeZone)) return null;
  return { kind, amountCents: hours.feeCents, sentence: { key: kind, params: {} } };
}
