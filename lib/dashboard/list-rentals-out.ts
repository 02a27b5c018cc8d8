import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { shownRentalStatusSql } from '../rentals/status-sql';
import type { ReadContext } from '../server/query';

/** Rentals whose vehicle is out, the one due first at the top. */
export function listRentalsOut(ctx: ReadContext, limit: number) {
  return ctx.tx
    .select({
      id: rentals.id,
      number: rentals.number,
      status: shownRentalStatusSql(ctx.now),
      dueAt: rentals.dueAt,
      customerName: customers.fullName,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
    })
    .from(rentals)
    .innerJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
    .innerJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.status, 'active')))
    .orderBy(asc(rentals.dueAt), asc(rentals.id))
    .limit(limit);
}

export type RentalOut = Awaited<ReturnType<typeof listRentalsOut>>[number];
