import 'server-only';
import { quotes } from '@/db/schema/quotes';
import { atField } from '../at-field';
import { lockCustomer } from '../customers/lock-customer';
import { AppError } from '../errors';
import { newId } from '../id';
import { assertReservable } from '../reservations/assert-reservable';
import { lockBooked } from '../reservations/lock-booked';
import { priceReservation } from '../reservations/price-reservation';
import { command } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { nextNumber } from '../tenants/next-number';
import { CreateQuoteInput } from './input';
import { quoteColumns } from './quote-columns';

/**
 * Keeps a price that is sent to a customer or a caller. It holds no vehicle. Throws `quote_changed` if the total is not
 * what was shown, and refuses whom and what a reservation refuses (docs/rules.md §6).
 */
export const createQuote = command(
  { name: 'quotes.create', permission: 'reservations.edit', input: CreateQuoteInput },
  async (ctx, { expectedTotalCents, ...input }) => {
    const customer =
      input.customerId === null ? null : await atField('customerId', lockCustomer(ctx, input.customerId));
    const vehicle = await lockBooked(ctx, input);
    const settings = await getTenantSettings(ctx);
    const tier = customer?.tier ?? null;
    const price = await priceReservation(ctx, input, { settings, tier, promised: null });
    assertReservable(
      {
        role: ctx.role,
        customer: customer ?? { status: 'active', archivedAt: null },
        vehicle,
        pickupAt: price.out,
        dueAt: price.due,
        outside: price.outside,
        ownRateCents: input.dailyRateCents,
        proposedRateCents: price.proposed.dailyRateCents,
        unchanged: { customer: false, period: false, hours: false, vehicle: false, rate: false },
      },
      ctx.now,
    );
    if (price.quote.totalCents !== expectedTotalCents)
      throw new AppError('quote_changed', { details: { totalCents: price.quote.totalCents } });
    const id = newId();
    const columns = quoteColumns(input, { ...price, customer, settings, now: ctx.now });
    const number = await nextNumber(ctx, 'Q');
    const made = { tenantId: ctx.tenantId, id, number, createdBy: ctx.member.id };
    await ctx.tx.insert(quotes).values({ ...made, ...columns, createdAt: ctx.now, updatedAt: ctx.now });
    ctx.record({ entity: 'quote', entityId: id, before: null, after: { number, ...columns } });
    return { id, number };
  },
);
