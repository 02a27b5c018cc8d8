import 'server-only';
import { and, eq } from 'drizzle-orm';
import { quotes } from '@/db/schema/quotes';
import { atField } from '../at-field';
import { lockCustomer } from '../customers/lock-customer';
import { AppError } from '../errors';
import { placeReservation } from '../reservations/place-reservation';
import { command, type WriteContext } from '../server/command';
import { TakeQuoteInput } from './input';
import { quoteRecord } from './quote-record';
import { quoteStatus } from './quote-status';

/**
 * Makes a reservation of an open quote at the price that was sent, whatever rates have become. Whether it is free is checked
 * at this moment. A caller must be a customer by now. Throws `quote_changed` if the total is not what the clerk saw,
 * `quote_taken`, `quote_expired`, and as `placeReservation` does.
 */
export const takeQuote = command(
  { name: 'quotes.take', permission: 'reservations.edit', input: TakeQuoteInput },
  async (ctx, { quoteId, expectedTotalCents, ...input }) => {
    const seen = await readQuote(ctx, quoteId);
    const customerId = seen.customerId ?? input.customerId;
    if (customerId === null) throw new AppError('validation_error', { fields: { customerId: 'required' } });
    // A merge locks in this order, too.
    await atField('customerId', lockCustomer(ctx, customerId));
    const quote = await readQuote(ctx, quoteId, true);
    const status = quoteStatus(quote, ctx.now);
    if (status === 'taken') throw new AppError('quote_taken', { details: { reservationId: quote.reservationId } });
    if (status === 'expired') throw new AppError('quote_expired');
    const fields = { ...quoteRecord(quote, ctx.tenant.timeZone), customerId };
    const offer = { lines: quote.priceLines, totalCents: quote.totalCents };
    const made = await placeReservation(ctx, fields, { expectedTotalCents, offer });
    const after = { reservationId: made.id, customerId };
    await ctx.tx
      .update(quotes)
      .set({ ...after, updatedAt: ctx.now })
      .where(and(eq(quotes.tenantId, ctx.tenantId), eq(quotes.id, quoteId)));
    const before = { reservationId: null, customerId: quote.customerId };
    ctx.record({ entity: 'quote', entityId: quoteId, before, after: { ...after, reservation: made.number } });
    ctx.record({
      action: 'reservations.from_quote',
      entity: 'reservation',
      entityId: made.id,
      before: null,
      after: { quoteId, quoteNumber: quote.number },
    });
    return made;
  },
);

async function readQuote(ctx: WriteContext, quoteId: string, locked = false) {
  const found = ctx.tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.tenantId, ctx.tenantId), eq(quotes.id, quoteId)));
  const [row] = await (locked ? found.for('update') : found);
  if (!row) throw new AppError('record_not_found');
  return row;
}
