import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { isExpiredReservation } from '../no-show-at';
import { removeSearchWords } from '../search/remove-search-words';
import { command, type WriteContext } from '../server/command';
import { CUSTOMER_KIND } from './customer-kind';
import { ArchiveCustomerInput } from './input';
import { lockCustomer } from './lock-customer';

/**
 * Archives a customer, who then no longer appears in lists and pickers. Rentals and payments keep the name. Refused
 * while the customer has an active rental, or a reservation to come (docs/rules.md §6).
 */
export const archiveCustomer = command(
  { name: 'customers.archive', permission: 'customers.archive', input: ArchiveCustomerInput },
  async (ctx, { customerId }) => {
    const before = await lockCustomer(ctx, customerId);
    const running = and(
      eq(rentals.tenantId, ctx.tenantId),
      eq(rentals.customerId, customerId),
      eq(rentals.status, 'active'),
    );
    const [rental] = await ctx.tx.select({ id: rentals.id }).from(rentals).where(running).limit(1);
    if (before.archivedAt) throw new AppError('record_not_found');
    if (rental) throw new AppError('customer_has_rental');
    await assertNotExpected(ctx, customerId);
    await ctx.tx
      .update(customers)
      .set({ archivedAt: ctx.now })
      .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId)));
    await removeSearchWords(ctx, CUSTOMER_KIND, [customerId]);
    ctx.record({ entity: 'customer', entityId: customerId, before, after: { archived: true } });
    return { id: customerId };
  },
);

/** Refuses a customer for whom a vehicle is promised. */
async function assertNotExpected(ctx: WriteContext, customerId: string): Promise<void> {
  const [booked] = await ctx.tx.execute<{ number: string }>(sql`
    select s.number from reservations s
    where s.tenant_id = ${ctx.tenantId} and s.customer_id = ${customerId} and s.status = 'confirmed'
      and not ${isExpiredReservation}
    order by s.pickup_at limit 1`);
  if (booked) throw new AppError('customer_has_reservation', { params: { number: booked.number } });
}
