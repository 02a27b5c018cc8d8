import { daysBetween, shiftDay } from '../dates';

export interface RevenueBar {
  /** A local day, `2026-11-21`, or a month, `2026-11`. */
  key: string;
  cents: number;
}

/** The longest period that is shown by days. */
const DAYS_SHOWN = 62;

/** The bars of a period's chart: each of its days, or for a longer period each of its months, also those without revenue. */
export function barsOf(
  days: readonly { label: string | null; cents: number }[],
  { from, until }: { from: string; until: string },
): RevenueBar[] {
  const count = daysBetween(from, until) + 1;
  const keyOf = (day: string) => (count <= DAYS_SHOWN ? day : day.slice(0, 7));
  const bars = new Map<string, number>();
  for (let day = 0; day < count; day += 1) bars.set(keyOf(shiftDay(from, day)), 0);
  for (const { label, cents } of days) {
    const key = keyOf(label ?? from);
    bars.set(key, (bars.get(key) ?? 0) + cents);
  }
  return [...bars].map(([key, cents]) => ({ key, cents }));
}
