/** How a rule makes its price: a rate of its own, or the vehicle's rates raised or lowered by a percentage. */
export const RULE_PRICES = ['own', 'raise', 'lower'] as const;
export type RulePrice = (typeof RULE_PRICES)[number];
