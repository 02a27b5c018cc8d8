import { freeOn } from './free-on';
import type { PlannerBar } from './pack-planner';
import type { PlannerRow } from './planner-rows';
import type { PlannerWindow } from './planner-window';

export interface DayEntry {
  row: PlannerRow;
  bar: PlannerBar;
}

/** What happens on the first day shown: what leaves, what comes back or should, and what is free all day long. */
export function dayLists(rows: readonly PlannerRow[], window: PlannerWindow) {
  const ends = window.edges[1] ?? 0;
  const isOn = (minute: number) => minute >= 0 && minute < ends;
  const bars = rows.flatMap((row) => row.bars.map((bar): DayEntry => ({ row, bar })));
  const ofCustomers = bars.filter(({ bar }) => bar.state !== 'maintenance' && bar.state !== 'serviced');
  return {
    out: ofCustomers.filter(({ bar }) => isOn(bar.from)).toSorted((a, b) => a.bar.from - b.bar.from),
    back: ofCustomers
      .filter(({ bar }) => isOn(bar.until) && bar.state !== 'reserved' && bar.state !== 'at_risk')
      .toSorted((a, b) => a.bar.until - b.bar.until),
    free: freeOn(rows, window, 0),
  };
}
