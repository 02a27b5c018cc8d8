/**
 * Where a moment is across the days, from 0 to their number: 1.5 is the middle of the second day. Both are in minutes
 * after the first day's start. Each day is one column, also one in which clocks change.
 */
export function dayColumn(minute: number, edges: readonly number[]): number {
  const days = edges.length - 1;
  for (let day = 0; day < days; day += 1) {
    const [from = 0, until = 0] = [edges[day], edges[day + 1]];
    if (minute < until) return day + Math.max(0, minute - from) / (until - from);
  }
  return days;
}
