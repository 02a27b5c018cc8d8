import type { AfterHours, PlaceHours, WeekDay } from './values';
import { WEEK_DAYS } from './values';

export type PlaceHoursRecord = Record<WeekDay, string | null> & { afterHours: AfterHours; feeCents: number | null };

/** A place's hours with the fields of its form; a place without any begins empty. */
export function placeHoursRecord(hours: PlaceHours | null): PlaceHoursRecord {
  const days = WEEK_DAYS.map((day) => {
    const open = hours?.week[day];
    return [day, open ? `${open.opens}-${open.closes}` : null];
  });
  // Safe because every day has got its text.
  const week = Object.fromEntries(days) as Record<WeekDay, string | null>;
  const isFee = hours?.afterHours === 'fee';
  return { ...week, afterHours: hours?.afterHours ?? 'free', feeCents: isFee ? hours.feeCents : null };
}
