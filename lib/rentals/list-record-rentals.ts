import 'server-only';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import type { PageInput } from '../lists/page-input';
import type { ReadContext } from '../server/query';
import { chargesCents } from './charges-cents';

export type RecordRental = Awaited<ReturnType<typeof listRecordRentals>>['rows'][number];

/** A vehicle, or a driver whom agreements name. */
type Of = { vehicleId: string } | { driverId: string };

/** All numbered rentals of a vehicle, also of one that was swapped for another, or of a driver, the latest pickup first, page by page, each with its charges. */
export async function listRecordRentals(ctx: ReadContext, of: Of, { cursor, size }: PageInput) {
  const pages = keyset({
    sort: rentals.pickupAt,
    type: 'timestamptz',
    id: rentals.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const drivenBy = (driverId: string) => sql`${rentals.id} in (
    select d.rental_id from rental_drivers d where d.tenant_id = ${ctx.tenantId} and d.driver_id = ${driverId})`;
  const takenBy = (vehicleId: string) => sql`${rentals.id} in (
    select h.id from rentals h where h.tenant_id = ${ctx.tenantId} and h.vehicle_id = ${vehicleId}
    union all
    select l.rental_id from rental_legs l where l.tenant_id = ${ctx.tenantId} and l.vehicle_id = ${vehicleId})`;
  const rows = await ctx.tx
    .select({ ...LISTED, sortKey: pages.sortKey })
    .from(rentals)
    .innerJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
    .innerJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .where(
      pages.where(
        and(
          eq(rentals.tenantId, ctx.tenantId),
          'vehicleId' in of ? takenBy(of.vehicleId) : drivenBy(of.driverId),
          isNotNull(rentals.number),
          isNotNull(rentals.pickupAt),
        ),
      ),
    )
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}

const LISTED = {
  id: rentals.id,
  number: rentals.number,
  status: rentals.status,
  pickupAt: rentals.pickupAt,
  dueAt: rentals.dueAt,
  returnedAt: rentals.returnedAt,
  totalCents: rentals.totalCents,
  chargesCents,
  customer: customers.fullName,
  make: vehicles.make,
  model: vehicles.model,
  plate: vehicles.plate,
};
