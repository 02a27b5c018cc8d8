import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import type { ReadContext } from '../server/query';

interface Page {
  customerId: string;
  cursor: string | null;
  size: number;
}

/** One page of a customer's reservations, the latest pickup first. */
export async function listCustomerReservations(ctx: ReadContext, { customerId, cursor, size }: Page) {
  const paging = keyset({
    sort: reservations.pickupAt,
    type: 'timestamptz',
    id: reservations.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const found = await ctx.tx
    .select({
      id: reservations.id,
      number: reservations.number,
      status: reservations.status,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      pickupAt: reservations.pickupAt,
      dueAt: reservations.dueAt,
      sortKey: paging.sortKey,
    })
    .from(reservations)
    .innerJoin(vehicles, and(eq(vehicles.tenantId, reservations.tenantId), eq(vehicles.id, reservations.vehicleId)))
    .where(paging.where(and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.customerId, customerId))))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  return paging.page(found);
}

export async function countCustomerReservations(ctx: ReadContext, customerId: string): Promise<number> {
  const [row] = await ctx.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(reservations)
    .where(and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.customerId, customerId)));
  return row?.count ?? 0;
}
