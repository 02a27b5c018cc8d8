import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';

/** Keeps a customer from being deleted or merged away until what is written for him is there. Throws `record_not_found`. */
export async function holdCustomer(ctx: WriteContext, customerId: string): Promise<void> {
  const [row] = await ctx.tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId), isNull(customers.archivedAt)))
    .for('key share');
  if (!row) throw new AppError('record_not_found');
}
