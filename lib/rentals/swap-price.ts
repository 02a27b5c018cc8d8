import { begunDays } from '../pricing/days';
import { type PriceLine, type Rates, rentCents } from '../pricing/quote';
import { addedTax } from './added-tax';
import type { AgreedCharge } from './return-proposal';
import { swapRates } from './swap-rates';

interface SwapFacts {
  out: Date;
  /** When the vehicles were exchanged. */
  at: Date;
  chargedDays: number;
  /** The rates of the agreement, and those of the new vehicle. */
  rates: Rates;
  newRates: Rates;
  /** A manager agrees with the customer on the new vehicle's rate for the days that have not begun. */
  useNewRate: boolean;
  agreed: readonly AgreedCharge[];
  taxBasisPoints: number | null;
}

export interface SwapPrice {
  /** What a day costs so far, and what it would cost with the new vehicle, in cents. */
  fromCents: number;
  toCents: number;
  /** The charged days that have not begun. */
  daysLeft: number;
  lines: PriceLine[];
  addedCents: number;
}

/**
 * The price of a swap (docs/rules.md §8). The agreed rates stay, unless the new vehicle's are agreed on for the days that
 * have not begun. Weekly and monthly rates are compared per day, for the length of the whole rental.
 */
export function priceSwap(facts: SwapFacts): SwapPrice {
  const { chargedDays, agreed } = facts;
  const perDay = (rates: Rates) => Math.round(rentCents(rates, chargedDays) / chargedDays);
  const fromCents = swapRates(agreed).reduce((cents, { rateCents }) => cents + rateCents, perDay(facts.rates));
  const toCents = perDay(facts.newRates);
  const begun = Math.min(chargedDays, begunDays(facts.out, facts.at));
  const daysLeft = chargedDays - begun;
  const rateCents = toCents - fromCents;
  const compared = { fromCents, toCents, daysLeft };
  if (!facts.useNewRate || rateCents === 0) return { ...compared, lines: [], addedCents: 0 };
  // Without a day left the line still says what each day of a later extension costs.
  const params = { days: daysLeft, rateCents, fromCents, toCents, begunDays: begun };
  const line = { kind: 'swap', amountCents: daysLeft * rateCents, sentence: { key: 'swap_rate', params } };
  const tax = addedTax([line], agreed, facts.taxBasisPoints);
  const lines = tax ? [line, tax] : [line];
  return { ...compared, lines, addedCents: lines.reduce((total, { amountCents }) => total + amountCents, 0) };
}
