import 'server-only';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { members } from '@/db/schema/members';
import { quotes } from '@/db/schema/quotes';
import { reservations } from '@/db/schema/reservations';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { quoteStatus } from './quote-status';

/**
 * A quote with whom and what it is for, and the reservation that it became. Throws `record_not_found`, also for another
 * company's quote.
 */
export async function getQuote(ctx: ReadContext, quoteId: string) {
  if (!isId(quoteId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select({
      quote: getTableColumns(quotes),
      customer: { id: customers.id, fullName: customers.fullName, phone: customers.phone, email: customers.email },
      vehicle: { id: vehicles.id, make: vehicles.make, model: vehicles.model, plate: vehicles.plate },
      className: vehicleClasses.name,
      reservationNumber: reservations.number,
      madeBy: members.name,
    })
    .from(quotes)
    .leftJoin(customers, and(eq(customers.tenantId, quotes.tenantId), eq(customers.id, quotes.customerId)))
    .leftJoin(vehicles, and(eq(vehicles.tenantId, quotes.tenantId), eq(vehicles.id, quotes.vehicleId)))
    .leftJoin(vehicleClasses, and(eq(vehicleClasses.tenantId, quotes.tenantId), eq(vehicleClasses.id, quotes.classId)))
    .leftJoin(reservations, and(eq(reservations.tenantId, quotes.tenantId), eq(reservations.id, quotes.reservationId)))
    .innerJoin(members, and(eq(members.tenantId, quotes.tenantId), eq(members.id, quotes.createdBy)))
    .where(and(eq(quotes.tenantId, ctx.tenantId), eq(quotes.id, quoteId)));
  if (!row) throw new AppError('record_not_found');
  const { quote, customer } = row;
  return {
    ...row,
    /** Whom the text is sent to. */
    receiver: customer ?? { id: null, fullName: quote.callerName, phone: quote.callerPhone, email: null },
    status: quoteStatus(quote, ctx.now),
  };
}

export type QuoteRecord = Awaited<ReturnType<typeof getQuote>>;
