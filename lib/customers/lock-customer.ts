import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { AppError } from '../errors';
import { isId } from '../id';
import type { WriteContext } from '../server/command';

/**
 * The customer, locked until the transaction ends, so that nobody is blacklisted while signing. Rows that only refer to the
 * customer may still be written, or two payments could wait for each other. Throws `record_not_found`.
 */
export async function lockCustomer(ctx: WriteContext, customerId: string) {
  if (!isId(customerId)) throw new AppError('record_not_found');
  const mine = and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId));
  const [customer] = await ctx.tx.select().from(customers).where(mine).for('no key update');
  if (!customer) throw new AppError('record_not_found');
  return customer;
}

/**
 * Several customers, locked in id order to avoid deadlocks, and returned in the requested order. Nobody writes rows that
 * refer to them meanwhile.
 */
export async function lockCustomers(ctx: WriteContext, customerIds: readonly string[]) {
  const mine = and(eq(customers.tenantId, ctx.tenantId), inArray(customers.id, [...customerIds]));
  const rows = await ctx.tx.select().from(customers).where(mine).orderBy(asc(customers.id)).for('update');
  return customerIds.map((id) => rows.find((row) => row.id === id));
}
