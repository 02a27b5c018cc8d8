import { htgToUsdCents } from '../money';

interface Spent {
  currency: 'USD' | 'HTG';
  amountCents: number | null;
  paidHtgCents: number | null;
  htgRate: string | null;
}

/** The amount in US cents, with the gourdes and the rate that it was counted by; both are null for dollars. */
export function spentAmount({ currency, amountCents, paidHtgCents, htgRate }: Spent) {
  if (currency === 'USD' || paidHtgCents === null || htgRate === null)
    return { amountCents: amountCents ?? 0, paidHtgCents: null, htgRate: null };
  return { amountCents: htgToUsdCents(paidHtgCents, Number(htgRate)), paidHtgCents, htgRate };
}
