import { z } from 'zod';
import type { AgreedCharge } from './return-proposal';

interface Taxed {
  rental: { taxExempt: boolean; terms: Record<string, unknown> | null };
}

const FrozenTax = z.object({ tax: z.object({ basisPoints: z.number() }).nullable() });

/** The tax rate of the agreement in basis points, or null. Without frozen terms, the rate of its tax line. */
export function agreedTax({ rental }: Taxed, agreed: readonly AgreedCharge[]): number | null {
  if (rental.taxExempt) return null;
  const frozen = FrozenTax.safeParse(rental.terms?.price);
  if (frozen.success) return frozen.data.tax?.basisPoints ?? null;
  const percent = agreed.find((charge) => charge.kind === 'tax' && !charge.waived)?.sentenceParams.percent;
  return percent === undefined ? null : Math.round(Number(percent) * 100);
}
