import type { RateRuleInput } from './input';

/** Converts a form's rule to its stored columns: one of the two prices, with a reduction as a negative change. */
export function ruleColumns({ price, dailyRateCents, changeBasisPoints, ...rest }: RateRuleInput) {
  const change = price === 'lower' ? -(changeBasisPoints ?? 0) : changeBasisPoints;
  return {
    ...rest,
    dailyRateCents: price === 'own' ? dailyRateCents : null,
    changeBasisPoints: price === 'own' ? null : change,
  };
}
