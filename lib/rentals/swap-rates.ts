import type { AgreedCharge } from './return-proposal';

/** By what a swap has changed the price of each rental day that had not begun then. */
export interface SwapRate {
  /** Negative where the new vehicle is cheaper. */
  rateCents: number;
  /** The days that had begun, which keep their price. */
  begunDays: number;
}

/** The changes of the daily rate that were agreed with swaps of the vehicle, and not waived. */
export function swapRates(agreed: readonly AgreedCharge[]): SwapRate[] {
  return agreed
    .filter(({ waived, sentenceKey }) => !waived && sentenceKey === 'swap_rate')
    .map(({ sentenceParams }) => ({
      rateCents: Number(sentenceParams.rateCents ?? 0),
      begunDays: Number(sentenceParams.begunDays ?? 0),
    }));
}
