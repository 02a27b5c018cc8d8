import 'server-only';
import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { AppError } from '../errors';
import { isId } from '../id';
import type { WriteContext } from '../server/command';
import { getCustomer } from './get-customer';

/** The customer, held until the transaction ends, so that none is blacklisted while signing. Throws `record_not_found`. */
export async function lockCustomer(ctx: WriteContext, customerId: string) {
  if (!isId(customerId)) throw new AppError('record_not_found');
  const mine = and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId));
  await ctx.tx.select({ id: customers.id }).from(customers).where(mine).for('update');
  return getCustomer(ctx, customerId);
}
