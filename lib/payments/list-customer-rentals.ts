import 'server-only';
import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { shownRentalStatusSql } from '../rentals/status-sql';
import { keyset } from '../server/keyset';
import type { ReadContext } from '../server/query';
import { rentalBalances } from './rental-balances';

export type CustomerRental = Awaited<ReturnType<typeof listCustomerRentals>>['rows'][number];

interface Page {
  customerId: string;
  cursor: string | null;
  size: number;
}

/** One page of a customer's rentals, newest first, each with what is due on it in cents. */
export async function listCustomerRentals(ctx: ReadContext, { customerId, cursor, size }: Page) {
  const paging = keyset({
    sort: rentals.createdAt,
    type: 'timestamptz',
    id: rentals.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const balances = sql`(${rentalBalances(ctx.tenantId, customerId)}) balances`;
  const found = await ctx.tx
    .select({
      id: rentals.id,
      number: rentals.number,
      status: shownRentalStatusSql(ctx.now),
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      pickupAt: rentals.pickupAt,
      dueAt: rentals.dueAt,
      totalCents: rentals.totalCents,
      dueCents: sql<number>`coalesce(balances.due_cents, 0)`.mapWith(Number),
      sortKey: paging.sortKey,
    })
    .from(rentals)
    .leftJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .leftJoin(balances, sql`balances.rental_id = ${rentals.id}`)
    .where(paging.where(ofCustomer(ctx, customerId)))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  return paging.page(found);
}

export async function countCustomerRentals(ctx: ReadContext, customerId: string): Promise<number> {
  const [row] = await ctx.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(rentals)
    .where(ofCustomer(ctx, customerId));
  return row?.count ?? 0;
}

/** Without drafts that were given up: those never became rentals. */
function ofCustomer(ctx: ReadContext, customerId: string) {
  return and(
    eq(rentals.tenantId, ctx.tenantId),
    eq(rentals.customerId, customerId),
    or(ne(rentals.status, 'cancelled'), isNotNull(rentals.number)),
  );
}
