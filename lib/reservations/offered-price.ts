import { MONTH_DAYS, type PriceLine, type Quote, type Rates, WEEK_DAYS } from '../pricing/quote';

/** A price that was given in writing and is still valid. */
export interface Offer {
  lines: readonly PriceLine[];
  totalCents: number;
}

/**
 * The price of a written offer instead of today's: its lines and total as they were sent, and the rate that its rent names. What
 * an offer does not name, as the weekly rate of a shorter period, is today's.
 */
export function offeredPrice(
  today: { rates: Rates; quote: Pick<Quote, 'days'> },
  { lines, totalCents }: Offer,
): { rates: Rates; quote: Pick<Quote, 'lines' | 'totalCents'> } {
  const { key, params } = lines.find(({ kind }) => kind === 'rent')?.sentence ?? { key: '', params: {} };
  const named = { per_day: 'dailyCents', rent_weekly: 'weeklyCents', rent_monthly: 'monthlyCents' } as const;
  const name = named[key as keyof typeof named];
  const rateCents = Number(params.rateCents);
  const quote = { lines: [...lines], totalCents };
  if (!name || !Number.isInteger(rateCents)) return { rates: today.rates, quote };
  // The rate of a longer period is null if the rent would have been at it, but was not.
  const { days } = today.quote;
  const rates = { ...today.rates, [name]: rateCents };
  if (days >= WEEK_DAYS && name === 'dailyCents') rates.weeklyCents = null;
  if (days >= MONTH_DAYS && name !== 'monthlyCents') rates.monthlyCents = null;
  return { rates, quote };
}
