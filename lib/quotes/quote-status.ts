import type { QuoteStatus } from './values';

/** A quote's state, which is never stored: `taken` once it became a reservation, and else `expired` after its last day. */
export function quoteStatus(quote: { reservationId: string | null; validUntil: Date }, now: Date): QuoteStatus {
  if (quote.reservationId !== null) return 'taken';
  return quote.validUntil <= now ? 'expired' : 'open';
}
