import { htgToUsdCents, usdToHtgCents } from '../money';

/**
 * US cents that gourde cents count for; against what is due, where that is not null, an excess of a gourde counts for just
 * that. Assumption: gourdes come in whole ones, so a gourde more than asked for is rounding and not too much money.
 */
export function countedGourdes(htgCents: number, rate: number, dueCents: number | null): number {
  const worth = htgToUsdCents(htgCents, rate);
  if (dueCents === null || worth <= dueCents) return worth;
  return htgCents - usdToHtgCents(dueCents, rate) <= 100 ? dueCents : worth;
}
