import { memo } from 'react';
import { dayColumn } from '@/lib/availability/day-column';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import { shiftDay } from '@/lib/dates';

/** What lies below all rows: weekends, days that are over, and the line of the present moment. */
export const PlannerUnderlay = memo(function PlannerUnderlay({
  window: { firstDay, edges, now },
}: {
  window: PlannerWindow;
}) {
  const days = edges.length - 1;
  const percent = (columns: number) => `${(columns / days) * 100}%`;
  const present = dayColumn(now, edges);
  const weekends = Array.from({ length: days }, (_, column) => column).filter((column) =>
    [0, 6].includes(new Date(`${shiftDay(firstDay, column)}T12:00:00Z`).getUTCDay()),
  );
  const line = 'bg-[linear-gradient(to_right,var(--hairline)_1px,transparent_1px)]';
  return (
    <div aria-hidden="true" className="pointer-events-none absolute top-12 right-0 bottom-0 left-52">
      {weekends.map((column) => (
        <div
          key={column}
          className="absolute inset-y-0 bg-sunken"
          style={{ left: percent(column), width: percent(1) }}
        />
      ))}
      {present > 0 && (
        // Lighter than a weekend, which often follows.
        <div className="absolute inset-y-0 left-0 bg-sunken opacity-50" style={{ width: percent(present) }} />
      )}
      <div
        className={`absolute inset-0 [print-color-adjust:exact] ${line}`}
        style={{ backgroundSize: `${percent(1)} 100%` }}
      />
      {present > 0 && present < days && (
        <div
          data-now
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent print:hidden"
          style={{ left: percent(present) }}
        />
      )}
    </div>
  );
});
