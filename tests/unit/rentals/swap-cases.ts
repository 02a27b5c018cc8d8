import { DAY_MS } from '@/lib/durations';
import { type PriceLine, quoteRental } from '@/lib/pricing/quote';
import type { AgreedCharge } from '@/lib/rentals/return-proposal';
import { priceSwap } from '@/lib/rentals/swap-price';

export const OUT = new Date('2026-11-21T15:00:00Z');
export const inDays = (days: number) => new Date(OUT.getTime() + days * DAY_MS);
export const daily = (dailyCents: number) => ({ dailyCents, weeklyCents: null, monthlyCents: null });

/** Lines as the ledger has them. */
export function charged(lines: readonly PriceLine[]): AgreedCharge[] {
  return lines.map(({ kind, amountCents, sentence }) => ({
    kind,
    amountCents,
    sentenceKey: sentence.key,
    sentenceParams: sentence.params,
    waived: false,
  }));
}

export const sum = (lines: readonly { amountCents: number }[]) =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0);

/** Agreed for so many days at 55.00. */
export function agreedFor(days: number, taxBasisPoints: number | null = null): AgreedCharge[] {
  const terms = { out: OUT, due: inDays(days), graceMinutes: 60, perDay: [], discountCents: 0, taxBasisPoints };
  return charged(quoteRental({ ...terms, rates: daily(5500) }).lines);
}

interface Swap {
  days?: number;
  at: number;
  toCents: number;
  useNewRate?: boolean;
  agreed?: AgreedCharge[];
  taxBasisPoints?: number | null;
}

/** A swap that many days after the pickup of a rental at 55.00 a day. */
export function swapped({
  days = 4,
  at,
  toCents,
  useNewRate = true,
  agreed = agreedFor(days),
  taxBasisPoints = null,
}: Swap) {
  const facts = { out: OUT, at: inDays(at), chargedDays: days, rates: daily(5500), newRates: daily(toCents) };
  return priceSwap({ ...facts, useNewRate, agreed, taxBasisPoints });
}
