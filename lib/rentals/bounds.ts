import type { ErrorParams } from '../errors';

/** What may be typed into the fields of an agreement: amounts in cents, miles a day, kilometers (docs/rules.md §9). */
export const BOUNDS = {
  dailyRateCents: { min: 100, max: 999_999 },
  depositCents: { min: 0, max: 9_999_999 },
  insurancePerDayCents: { min: 0, max: 999_999 },
  discountCents: { min: 0, max: 99_999_999 },
  milesPerDay: { min: 0, max: 1000 },
  odometerKm: { min: 0, max: 2_000_000 },
} as const;

export type BoundField = keyof typeof BOUNDS;

/** The bounds of a field with their unit, for the sentence that names them; undefined if it has none. */
export function rangeOf(name: string): ErrorParams | undefined {
  const bounds = Object.entries(BOUNDS).find(([field]) => field === name)?.[1];
  if (!bounds) return undefined;
  const { min, max } = bounds;
  return name.endsWith('Cents') ? { fromCents: min, toCents: max } : { from: min, to: max };
}
