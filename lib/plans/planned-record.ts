import { type PlanPrice, plannedPrice, priceAt } from './price-at';

/** A plan's price as its form has it: the planned one with its day, or the present one without. */
export function plannedRecord(
  prices: readonly PlanPrice[],
  today: string,
): { monthlyPriceCents: number; fromDay: string | null } {
  return plannedPrice(prices, today) ?? { monthlyPriceCents: priceAt(prices, today), fromDay: null };
}
