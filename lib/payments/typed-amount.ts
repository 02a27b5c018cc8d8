import { parseMoney } from '../money';
import { countedGourdes } from './counted-gourdes';

interface Typed {
  method: string;
  currency: string;
  amountCents: string;
  receivedHtgCents: string;
}

/** US cents that a half-filled payment would count for against what is missing; null where no amount is typed yet. */
export function typedAmount(typed: Typed, htgRate: string | null, missingCents: number): number | null {
  const gourdes = typed.method === 'cash' && typed.currency === 'HTG' && htgRate !== null;
  const cents = parseMoney(gourdes ? typed.receivedHtgCents : typed.amountCents);
  return cents !== null && gourdes ? countedGourdes(cents, Number(htgRate), missingCents) : cents;
}
