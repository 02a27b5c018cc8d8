import type { FieldErrors } from '../errors';
import { isOpenAt } from './is-open-at';
import { hoursOf } from './open-on';
import type { BusinessHours } from './values';

interface Planned {
  pickupAt: Date;
  dueAt: Date;
  pickupLocation: string;
  returnLocation: string;
}

/** Whether nobody would be at a place at a moment: it is closed, and refuses pickups and returns then. */
export function isRefusedAt(business: BusinessHours, place: string, at: Date, timeZone: string): boolean {
  return hoursOf(business, place)?.afterHours === 'refused' && !isOpenAt(business, place, at, timeZone);
}

/** `outside_hours` at the time for which nobody would be at the place (docs/rules.md §8). Empty if there is none. */
export function hoursRefusals(business: BusinessHours, planned: Planned, timeZone: string): FieldErrors {
  const isRefused = (at: Date, place: string) => isRefusedAt(business, place, at, timeZone);
  return {
    ...(isRefused(planned.pickupAt, planned.pickupLocation) && { pickupAt: 'outside_hours' as const }),
    ...(isRefused(planned.dueAt, planned.returnLocation) && { dueAt: 'outside_hours' as const }),
  };
}
