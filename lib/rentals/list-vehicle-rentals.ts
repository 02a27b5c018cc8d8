import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { keyset } from '../lists/keyset';
import type { PageInput } from '../lists/page-input';
import type { ReadContext } from '../server/query';
import { chargesCents } from './charges-cents';

/** All rentals of a vehicle that have a number, the latest pickup first, page by page, each with its charges. */
export async function listVehicleRentals(ctx: ReadContext, vehicleId: string, { cursor, size }: PageInput) {
  const pages = keyset({
    sort: rentals.pickupAt,
    type: 'timestamptz',
    id: rentals.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const rows = await ctx.tx
    .select({
      id: rentals.id,
      number: rentals.number,
      status: rentals.status,
      pickupAt: rentals.pickupAt,
      dueAt: rentals.dueAt,
      returnedAt: rentals.returnedAt,
      reservationId: rentals.reservationId,
      totalCents: rentals.totalCents,
      chargesCents,
      customer: customers.fullName,
      sortKey: pages.sortKey,
    })
    .from(rentals)
    .innerJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
    .where(
      pages.where(
        and(
          eq(rentals.tenantId, ctx.tenantId),
          eq(rentals.vehicleId, vehicleId),
          isNotNull(rentals.number),
          isNotNull(rentals.pickupAt),
        ),
      ),
    )
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}
