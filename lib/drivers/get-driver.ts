import 'server-only';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { AppError } from '../errors';
import { isId } from '../id';
import { answerOf } from '../server/answer-of';
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

export const DriverAnswer = answerOf(getTableColumns(drivers), {
  customer: answerOf({ id: customers.id, fullName: customers.fullName }).nullable(),
  version: z.string(),
});
