import 'server-only';
import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

/** One driver with their customer, even an archived one. Throws `record_not_found`. */
export async function getDriver(ctx: ReadContext, driverId: string) {
  if (!isId(driverId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select({ driver: drivers, customer: { id: customers.id, fullName: customers.fullName } })
    .from(drivers)
    .leftJoin(customers, and(eq(customers.tenantId, drivers.tenantId), eq(customers.id, drivers.customerId)))
    .where(and(eq(drivers.tenantId, ctx.tenantId), eq(drivers.id, driverId)));
  if (!row) throw new AppError('record_not_found');
  return { ...row.driver, customer: row.customer };
}
