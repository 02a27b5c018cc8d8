import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { AppError } from '../errors';
import { command } from '../server/command';
import { customerColumns } from './customer-columns';
import { askAboutDuplicates } from './find-duplicates';
import { getCustomer } from './get-customer';
import { UpdateCustomerInput } from './input';

export const updateCustomer = command(
  { name: 'customers.update', permission: 'customers.edit', input: UpdateCustomerInput },
  async (ctx, { customerId, acceptedDuplicates, ...input }) => {
    const before = await getCustomer(ctx, customerId);
    const duplicates = await askAboutDuplicates(ctx, input, { except: customerId, accepted: acceptedDuplicates });
    const columns = customerColumns(input);
    const mine = and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId), isNull(customers.archivedAt));
    const changed = await ctx.tx
      .update(customers)
      .set({ ...columns, updatedAt: ctx.now })
      .where(mine)
      .returning({ id: customers.id });
    if (changed.length === 0) throw new AppError('record_not_found');
    ctx.record({ entity: 'customer', entityId: customerId, before, after: columns });
    return { id: customerId, duplicates };
  },
);
