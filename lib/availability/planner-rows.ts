import { type PackedPlanner, type PlannerBar, type PlannerVehicle, UNASSIGNED, unpackPlanner } from './pack-planner';
import type { PlannerWindow } from './planner-window';
import { type RowStop, rowStops } from './row-stops';

export interface PlannerRow {
  /** Null for a row of bookings whose vehicle is not chosen yet. */
  vehicle: PlannerVehicle | null;
  /** The earliest first. */
  bars: PlannerBar[];
  stops: RowStop[];
  /** The vehicle is out and late: taken without end, from now on (docs/rules.md §7). */
  late: boolean;
  /** Whether it can be promised to somebody. */
  bookable: boolean;
}

/**
 * The rows of the planner: unassigned bookings in as many as they need, then the vehicles. Who may not reserve stops at
 * no free day.
 */
export function plannerRows(packed: PackedPlanner, { edges, now }: PlannerWindow, mayReserve: boolean): PlannerRow[] {
  const { vehicles, bars } = unpackPlanner(packed);
  const byVehicle = new Map<number, PlannerBar[]>();
  for (const bar of bars) byVehicle.set(bar.vehicle, [...(byVehicle.get(bar.vehicle) ?? []), bar]);
  const row = (vehicle: PlannerVehicle | null, own: PlannerBar[]): PlannerRow => {
    const late = own.some(({ state }) => state === 'overdue');
    const bookable = vehicle !== null && !late && vehicle.status !== 'maintenance' && vehicle.status !== 'inactive';
    return {
      vehicle,
      bars: own,
      late,
      bookable,
      stops: rowStops(own, { edges, now, bookable: bookable && mayReserve }),
    };
  };
  return [
    ...lanes(byVehicle.get(UNASSIGNED) ?? []).map((lane) => row(null, lane)),
    ...vehicles.map((vehicle, index) => row(vehicle, byVehicle.get(index) ?? [])),
  ];
}

/** Bars, the earliest first, in as few lanes as they need not to overlap. */
function lanes(bars: readonly PlannerBar[]): PlannerBar[][] {
  const found: PlannerBar[][] = [];
  for (const bar of bars) {
    const free = found.find((lane) => (lane.at(-1)?.until ?? 0) <= bar.from);
    if (free) free.push(bar);
    else found.push([bar]);
  }
  return found;
}
