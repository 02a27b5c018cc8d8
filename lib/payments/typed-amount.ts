import { parseMoney } from '../money';
import { countedGourdes } from './counted-gourdes';

interface Typed {
  method: string;
  currency: string;
  amountCents: string;
  receivedHtgCents: string;
}

/** The US cents that a half-filled payment form would count for; null if no amount has been typed. */
export function typedAmount(typed: Typed, htgRate: string | null, missingCents: number): number | null {
  const gourdes = typed.method === 'cash' && typed.currency === 'HTG' && htgRate !== null;
  const cents = parseMoney(gourdes ? typed.receivedHtgCents : typed.amountCents);
  return cents !== null && gourdes ? countedGourdes(cents, Number(htgRate), missingCents) : cents;
}
