import { localToInstant, shiftDay } from '../dates';
import { PLATFORM_ZONE } from '../platform-zone';

/** When a day of the platform begins, or one that many days later. */
export function startOfDay(day: string, later = 0): Date {
  const shifted = later === 0 ? day : shiftDay(day, later);
  return localToInstant(shifted, PLATFORM_ZONE) ?? new Date(`${shifted}T00:00Z`);
}
