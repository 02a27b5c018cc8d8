import type { RULE_PRICES } from './values';

interface StoredPrice {
  dailyRateCents: number | null;
  changeBasisPoints: number | null;
}

/** A stored rule as its form shows it: with the kind of its price, and a discount or a surcharge as a positive number. */
export function ruleRecord<Row extends StoredPrice>(rule: Row): Row & { price: (typeof RULE_PRICES)[number] } {
  const { changeBasisPoints } = rule;
  const change = changeBasisPoints === null ? null : Math.abs(changeBasisPoints);
  return { ...rule, changeBasisPoints: change, price: priceOf(rule) };
}

function priceOf({ dailyRateCents, changeBasisPoints }: StoredPrice) {
  if (dailyRateCents !== null) return 'own';
  return (changeBasisPoints ?? 0) < 0 ? 'lower' : 'raise';
}
