import 'server-only';
import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { removeSearchWords } from '../search/remove-search-words';
import { command } from '../server/command';
import { CUSTOMER_KIND } from './customer-kind';
import { ArchiveCustomerInput } from './input';
import { lockCustomer } from './lock-customer';

/**
 * Archives a customer, who then no longer appears in lists and pickers. Rentals and payments keep the name. Refused
 * while the customer has an active rental.
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
    await ctx.tx
      .update(customers)
      .set({ archivedAt: ctx.now })
      .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId)));
    await removeSearchWords(ctx, CUSTOMER_KIND, [customerId]);
    ctx.record({ entity: 'customer', entityId: customerId, before, after: { archived: true } });
    return { id: customerId };
  },
);
