export interface FleetCounts {
  available: number;
  rented: number;
  reserved: number;
  maintenance: number;
  inactive: number;
}

/** Rented now ÷ (all − inactive), from 0 to 1; 0 if there is no vehicle to rent (docs/rules.md §13). */
export function utilizationNow(fleet: FleetCounts): number {
  const usable = fleet.available + fleet.rented + fleet.reserved + fleet.maintenance;
  return usable === 0 ? 0 : fleet.rented / usable;
}

export const REVENUE_DAYS = 7;

export interface DayRevenue {
  /** A local day, such as `2026-11-21`. */
  day: string;
  cents: number;
}

/** Splits two windows of days, oldest first, into the days shown, their sum and the sum of the window before. */
export function revenueWindow(days: readonly DayRevenue[]) {
  const sum = (part: readonly DayRevenue[]) => part.reduce((total, { cents }) => total + cents, 0);
  const shown = days.slice(-REVENUE_DAYS);
  return { days: shown, sumCents: sum(shown), beforeCents: sum(days.slice(0, -REVENUE_DAYS)) };
}
