import { htgToUsdCents, usdToHtgCents } from '../money';
import { countedGourdes } from './counted-gourdes';
import type { ReceivedAmount } from './received-amount';

/**
 * A payment of more than is due, as the part that is due and the rest. Of gourdes, the fewest that cover what is due are that
 * part. Null if nothing is left, and one gourde too many is rounding.
 */
export function restOf(
  received: ReceivedAmount,
  dueCents: number,
): { due: ReceivedAmount; rest: ReceivedAmount } | null {
  const { amountCents, receivedHtgCents, htgRate } = received;
  if (receivedHtgCents === null || htgRate === null) {
    if (amountCents <= dueCents) return null;
    return { due: { ...received, amountCents: dueCents }, rest: { ...received, amountCents: amountCents - dueCents } };
  }
  const rate = Number(htgRate);
  if (countedGourdes(receivedHtgCents, rate, dueCents) <= dueCents) return null;
  const dueHtgCents = usdToHtgCents(dueCents, rate);
  const restHtgCents = receivedHtgCents - dueHtgCents;
  const restCents = htgToUsdCents(restHtgCents, rate);
  if (restCents <= 0) return null;
  return {
    due: { amountCents: dueCents, receivedHtgCents: dueHtgCents, htgRate },
    rest: { amountCents: restCents, receivedHtgCents: restHtgCents, htgRate },
  };
}
