import type { PlannerRow } from './planner-rows';
import type { PlannerWindow } from './planner-window';

/** The vehicles that are free all day long on a day shown, the first one being 0; today from now on. */
export function freeOn(rows: readonly PlannerRow[], { edges, now }: PlannerWindow, day: number): PlannerRow[] {
  const from = Math.max(edges[day] ?? 0, now);
  const until = edges[day + 1] ?? 0;
  return rows.filter(
    (row) => row.bookable && from < until && row.bars.every((bar) => bar.from >= until || bar.until <= from),
  );
}
