import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

/** A customer that can be picked, by id; null if there is none. */
export async function findCustomerName(ctx: ReadContext, customerId: string) {
  if (!isId(customerId)) return null;
  const [row] = await ctx.tx
    .select({ id: customers.id, fullName: customers.fullName, licenseExpiresOn: customers.licenseExpiresOn })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId), isNull(customers.archivedAt)));
  return row ?? null;
}
