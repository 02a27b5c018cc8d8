import 'server-only';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { payments } from '@/db/schema/payments';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

const RECENT = 20;

/** One customer, also an archived one. Throws `record_not_found`. */
export async function getCustomer(ctx: ReadContext, customerId: string) {
  if (!isId(customerId)) throw new AppError('record_not_found');
  const [row] = await ctx.tx
    .select()
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId)));
  if (!row) throw new AppError('record_not_found');
  return row;
}

/** A customer's last rentals and payments. */
export async function getCustomerHistory(ctx: ReadContext, customerId: string) {
  const [lastRentals, lastPayments] = await Promise.all([
    ctx.tx
      .select({
        id: rentals.id,
        number: rentals.number,
        status: rentals.status,
        pickupAt: rentals.pickupAt,
        dueAt: rentals.dueAt,
        reservationId: rentals.reservationId,
        totalCents: rentals.totalCents,
        make: vehicles.make,
        model: vehicles.model,
        plate: vehicles.plate,
      })
      .from(rentals)
      .innerJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
      .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.customerId, customerId), isNotNull(rentals.number)))
      .orderBy(desc(rentals.pickupAt))
      .limit(RECENT),
    ctx.tx
      .select()
      .from(payments)
      .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.customerId, customerId)))
      .orderBy(desc(payments.receivedAt))
      .limit(RECENT),
  ]);
  return { rentals: lastRentals, payments: lastPayments };
}
