import type { FuelLevel } from './values';

/** How many quarters of a tank each level is. */
export const QUARTERS = { empty: 0, quarter: 1, half: 2, three_quarters: 3, full: 4 } as const satisfies Record<
  FuelLevel,
  number
>;
