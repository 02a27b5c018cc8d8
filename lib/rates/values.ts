/** How a rule sets its price: a fixed daily rate, or the vehicle's rates raised or lowered by a percentage. */
export const RULE_PRICES = ['own', 'raise', 'lower'] as const;
