export interface MonthLeft {
  /** `2026-11`. */
  month: string;
  /** Income less all costs of the month. */
  leftCents: number;
}

/**
 * Since which month a vehicle has paid for itself: the first one from whose end on everything it earned was never again
 * less than its price. Months before its purchase do not count. `stillCents` is what it has yet to earn, 0 once it has.
 */
export function paidForItself(
  months: readonly MonthLeft[],
  { priceCents, purchasedOn }: { priceCents: number; purchasedOn: string | null },
): { since: string | null; stillCents: number } {
  let sum = 0;
  let since: string | null = null;
  for (const { month, leftCents } of months.toSorted((one, other) => one.month.localeCompare(other.month))) {
    if (purchasedOn !== null && month < purchasedOn.slice(0, 7)) continue;
    sum += leftCents;
    if (sum < priceCents) since = null;
    else since ??= month;
  }
  return { since, stillCents: Math.max(0, priceCents - sum) };
}
