import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

/**
 * Locks a customer, so that nobody deletes or merges them before the rows that refer to them are written. Throws
 * `record_not_found`.
 */
export async function holdCustomer(ctx: WriteContext, customerId: string): Promise<void> {
  const [row] = await ctx.tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId), isNull(customers.archivedAt)))
    .for('share');
  if (!row) throw new AppError('record_not_found');
}
