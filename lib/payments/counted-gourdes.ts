import { htgToUsdCents, usdToHtgCents } from '../money';

/**
 * The US cents that an amount of gourde cents counts for. `due` is null, or the amount due. An excess of up to one
 * gourde over it counts as exactly that amount. Assumption: people pay whole gourdes, so one gourde too many is
 * rounding.
 */
export function countedGourdes(htgCents: number, rate: number, dueCents: number | null): number {
  const worth = htgToUsdCents(htgCents, rate);
  if (dueCents === null || worth <= dueCents) return worth;
  return htgCents - usdToHtgCents(dueCents, rate) <= 100 ? dueCents : worth;
}
