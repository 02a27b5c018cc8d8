import 'server-only';
import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

/** One customer, even an archived one. Throws `record_not_found`. */
export async function getCustomer(ctx: ReadContext, customerId: string) {
  if (!isId(customerId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select()
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId)));
  if (!row) throw new AppError('record_not_found');
  return row;
}
