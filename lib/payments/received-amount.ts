import { AppError, type ErrorCode } from '../errors';
import { htgToUsdCents } from '../money';
import { assertRate } from './assert-rate';
import { countedGourdes } from './counted-gourdes';

interface Received {
  currency: 'USD' | 'HTG';
  amountCents?: number | null;
  receivedHtgCents?: number | null;
  /** The rate the clerk saw. */
  htgRate?: string | null;
}

export interface ReceivedAmount {
  amountCents: number;
  receivedHtgCents: number | null;
  htgRate: string | null;
}

/**
 * The amount received in US cents, with the gourdes and the rate if it was paid in gourdes. Throws `rate_changed` if the
 * clerk saw another rate.
 */
export function receivedAmount(input: Received, rate: string | null): ReceivedAmount {
  if (input.currency === 'USD') return { amountCents: input.amountCents ?? 0, receivedHtgCents: null, htgRate: null };
  const value = Number(rate);
  if (rate === null || !(value > 0)) throw new AppError('validation_error', { fields: { currency: 'invalid_value' } });
  assertRate(input.htgRate, rate);
  const receivedHtgCents = input.receivedHtgCents ?? 0;
  return { amountCents: htgToUsdCents(receivedHtgCents, value), receivedHtgCents, htgRate: rate };
}

/** The part of a payment that counts toward what is due. Throws `excess`, at its field, if the payment is larger. */
export function withinDue(
  received: ReceivedAmount,
  dueCents: number,
  excess: ErrorCode = 'amount_exceeds_due',
): ReceivedAmount {
  const { receivedHtgCents, htgRate } = received;
  const amountCents =
    receivedHtgCents === null ? received.amountCents : countedGourdes(receivedHtgCents, Number(htgRate), dueCents);
  const field = receivedHtgCents === null ? 'amountCents' : 'receivedHtgCents';
  if (amountCents > dueCents) throw new AppError(excess, { fields: { [field]: excess }, params: { dueCents } });
  return { ...received, amountCents };
}
