import 'server-only';
import { quoteReservation, type ReservationQuote } from '../reservations/quote-reservation';
import type { ReadContext } from '../server/query';
import { type ChangedLine, changedLines } from './changed-lines';
import type { QuoteRecord } from './get-quote';
import { quoteRecord } from './quote-record';

export interface CheckedQuote extends ReservationQuote {
  /** The lines whose amount is not what was sent. */
  changed: ChangedLine[];
}

/** An open quote as it would be reserved now: its price, what has changed since it was sent, and what is taken. */
export async function checkQuote(ctx: ReadContext, { quote }: QuoteRecord): Promise<CheckedQuote> {
  const now = await quoteReservation(ctx, quoteRecord(quote, ctx.tenant.timeZone));
  return { ...now, changed: now.quote ? changedLines(quote.priceLines, now.quote.lines) : [] };
}
