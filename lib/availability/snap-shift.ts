/** An hour has to be at least this wide, or a hand can't choose one. */
const HOUR_PX = 2.5;
const HOURS = 24;

/**
 * The days and hours of a drag over so many columns, a part of one included. It snaps to whole days, and to hours where
 * these are asked for and a day is wide enough.
 */
export function snapShift(
  columns: number,
  { dayPx, byHours }: { dayPx: number; byHours: boolean },
): { days: number; hours: number } {
  if (!byHours || dayPx < HOUR_PX * HOURS) return { days: Math.round(columns) || 0, hours: 0 };
  const hours = Math.round(columns * HOURS);
  const days = Math.trunc(hours / HOURS) || 0;
  return { days, hours: hours - days * HOURS || 0 };
}
