import type { RateRuleInput } from './input';

/** The stored form of a rule as a form says it: one of the two prices, a lowering as a negative change. */
export function ruleColumns({ price, dailyRateCents, changeBasisPoints, ...rest }: RateRuleInput) {
  const change = price === 'lower' ? -(changeBasisPoints ?? 0) : changeBasisPoints;
  return {
    ...rest,
    dailyRateCents: price === 'own' ? dailyRateCents : null,
    changeBasisPoints: price === 'own' ? null : change,
  };
}
