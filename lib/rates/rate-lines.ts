import type { PeriodRate } from './rate-for-period';

/** Days at the vehicle's own rate, and the whole of that rate where its day is no whole number of cents. */
const OWN = { daily: 'part_daily', weekly: 'part_weekly', monthly: 'part_monthly' } as const;
const WHOLE = { weekly: 'rent_weekly', monthly: 'rent_monthly' } as const;

export interface RateLine {
  sentence: {
    key: (typeof OWN)[keyof typeof OWN] | (typeof WHOLE)[keyof typeof WHOLE] | 'part_rule' | 'part_rounding';
    params: Record<string, string | number>;
  };
  amountCents: number;
}

/**
 * The rent of a period in lines that add up to it. Days under a rule cost whole cents each, and an agreement has their mean,
 * so the last line may be what rounding that mean adds or takes away.
 */
export function rateLines({ days, parts, rates, rentCents }: PeriodRate): RateLine[] {
  const [first] = parts;
  if (first && parts.every(({ name }) => name === null)) {
    const { basis } = first;
    const wholeCents = { weekly: rates.weeklyCents, monthly: rates.monthlyCents, daily: null }[basis];
    if (basis !== 'daily' && wholeCents !== null)
      return [{ sentence: { key: WHOLE[basis], params: { days, rateCents: wholeCents } }, amountCents: rentCents }];
  }
  const lines = parts.map(({ days: some, rateCents, name, basis }): RateLine => {
    const params = { days: some, rateCents };
    const sentence =
      name === null ? { key: OWN[basis], params } : { key: 'part_rule' as const, params: { ...params, name } };
    return { sentence, amountCents: some * rateCents };
  });
  const restCents = rentCents - lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (restCents !== 0) lines.push({ sentence: { key: 'part_rounding', params: {} }, amountCents: restCents });
  return lines;
}
