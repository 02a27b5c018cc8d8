import { type PlanPrice, priceAt } from './price-at';

interface Period {
  fromDay: string;
  plan: string;
  /** False while the company is suspended. */
  billed: boolean;
}

interface PricedPeriod {
  fromDay: string;
  plan: string;
  monthlyPriceCents: number;
}

/**
 * What a company pays from which day on: its periods, in the order of their days, cut where their plan's price changes
 * (docs/rules.md §21). Days on which it is suspended cost nothing.
 */
export function pricedPeriods(
  periods: readonly Period[],
  prices: ReadonlyMap<string, readonly PlanPrice[]>,
): PricedPeriod[] {
  return periods.flatMap(({ fromDay, plan, billed }, index) => {
    if (!billed) return [{ fromDay, plan, monthlyPriceCents: 0 }];
    const known = prices.get(plan) ?? [];
    const until = periods[index + 1]?.fromDay;
    const later = known.slice(1).filter((price) => price.fromDay > fromDay && (!until || price.fromDay < until));
    return [
      { fromDay, plan, monthlyPriceCents: priceAt(known, fromDay) },
      ...later.map((price) => ({ fromDay: price.fromDay, plan, monthlyPriceCents: price.monthlyPriceCents })),
    ];
  });
}
