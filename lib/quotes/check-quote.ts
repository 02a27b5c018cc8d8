import 'server-only';
import { quoteReservation, type ReservationQuote } from '../reservations/quote-reservation';
import type { ReadContext } from '../server/query';
import { type ChangedLine, changedLines } from './changed-lines';
import type { QuoteRecord } from './get-quote';
import { quoteRecord } from './quote-record';

export interface CheckedQuote extends ReservationQuote {
  /** The lines whose amount would be another today. The quote keeps what was sent. */
  changed: ChangedLine[];
}

/** What an open quote would cost if it was made today, and what stands in the way of reserving it now. */
export async function checkQuote(ctx: ReadContext, { quote }: QuoteRecord): Promise<CheckedQuote> {
  const now = await quoteReservation(ctx, quoteRecord(quote, ctx.tenant.timeZone));
  return { ...now, changed: now.quote ? changedLines(quote.priceLines, now.quote.lines) : [] };
}
