import { expect, it } from 'vitest';
import type { AgreedCharge } from '@/lib/rentals/return-proposal';
import { swapRates } from '@/lib/rentals/swap-rates';

const SWAP: AgreedCharge = {
  kind: 'swap',
  amountCents: 3000,
  sentenceKey: 'swap_rate',
  sentenceParams: { rateCents: 1500, begunDays: 2 },
  waived: false,
};

it('are those of the swaps that stand, each with the days that had begun', () => {
  const rent = { ...SWAP, kind: 'rent', sentenceKey: 'per_day' };
  const cheaper = { ...SWAP, sentenceParams: { rateCents: -500, begunDays: 3 } };
  expect(swapRates([rent, SWAP, { ...SWAP, waived: true }, cheaper])).toEqual([
    { rateCents: 1500, begunDays: 2 },
    { rateCents: -500, begunDays: 3 },
  ]);
});
