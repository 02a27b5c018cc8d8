import type { PriceLine } from '../pricing/quote';
import type { AgreedCharge } from './return-proposal';

// Assumption: a charge for damage is compensation, and a fine or toll was paid for the customer. Neither is a sale, so
// they are not taxed. Everything else that is charged is, at the agreement's rate.
const UNTAXED = ['damage', 'fine', 'toll'];

/**
 * The tax that comes with new lines; null if it stays as it is. Tax is calculated once on the whole document. What is
 * added is therefore the tax on the whole, minus the tax charged before (docs/rules.md §8).
 */
export function addedTax(
  lines: readonly { kind: string; amountCents: number }[],
  agreed: readonly AgreedCharge[],
  taxBasisPoints: number | null,
): PriceLine | null {
  if (taxBasisPoints === null) return null;
  const live = agreed.filter((charge) => !charge.waived);
  const taxed = [...live, ...lines].filter(({ kind }) => kind !== 'tax' && !UNTAXED.includes(kind));
  const taxableCents = sum(taxed);
  const amountCents =
    Math.round((taxableCents * taxBasisPoints) / 10_000) - sum(live.filter(({ kind }) => kind === 'tax'));
  if (amountCents === 0) return null;
  return {
    kind: 'tax',
    amountCents,
    sentence: { key: 'tax_at_return', params: { percent: taxBasisPoints / 100, taxableCents } },
  };
}

function sum(lines: readonly { amountCents: number }[]): number {
  return lines.reduce((total, { amountCents }) => total + amountCents, 0);
}
