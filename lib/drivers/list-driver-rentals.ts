import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { rentalDrivers, rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import type { PageInput } from '../lists/page-input';
import type { ReadContext } from '../server/query';

export type DriverRental = Awaited<ReturnType<typeof listDriverRentals>>['rows'][number];

/** All rentals whose agreement names the driver, the latest pickup first, page by page. */
export async function listDriverRentals(ctx: ReadContext, driverId: string, { cursor, size }: PageInput) {
  const pages = keyset({
    sort: rentals.pickupAt,
    type: 'timestamptz',
    id: rentals.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const driven = and(
    eq(rentalDrivers.tenantId, ctx.tenantId),
    eq(rentalDrivers.driverId, driverId),
    isNotNull(rentals.number),
    isNotNull(rentals.pickupAt),
  );
  const rows = await ctx.tx
    .select({
      id: rentals.id,
      number: rentals.number,
      status: rentals.status,
      pickupAt: rentals.pickupAt,
      dueAt: rentals.dueAt,
      returnedAt: rentals.returnedAt,
      reservationId: rentals.reservationId,
      customer: customers.fullName,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      sortKey: pages.sortKey,
    })
    .from(rentalDrivers)
    .innerJoin(rentals, and(eq(rentals.tenantId, rentalDrivers.tenantId), eq(rentals.id, rentalDrivers.rentalId)))
    .innerJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
    .innerJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .where(pages.where(driven))
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}
