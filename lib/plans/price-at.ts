/** What a plan costs from a day on, in US cents a month. */
export interface PlanPrice {
  fromDay: string;
  monthlyPriceCents: number;
}

/**
 * What a plan costs on a day, in US cents a month, by its prices in the order of their days. The first one also holds for
 * the days before it. 0 for a plan without prices.
 */
export function priceAt(prices: readonly PlanPrice[], day: string): number {
  const price = prices.findLast(({ fromDay }) => fromDay <= day) ?? prices[0];
  return price?.monthlyPriceCents ?? 0;
}

/** The price that comes after a day; null if none is planned. */
export function plannedPrice(prices: readonly PlanPrice[], day: string): PlanPrice | null {
  return prices.find(({ fromDay }, index) => index > 0 && fromDay > day) ?? null;
}
