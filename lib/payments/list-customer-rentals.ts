import 'server-only';
import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import { withDraftTimes } from '../rentals/draft-times';
import { shownRentalStatusSql } from '../rentals/status-sql';
import type { ReadContext } from '../server/query';
import { ledgerBalances } from './ledger-balances';

export type CustomerRental = Awaited<ReturnType<typeof listCustomerRentals>>['rows'][number];

interface Page {
  customerId: string;
  cursor: string | null;
  size: number;
}

/** One page of a customer's rentals, newest first, each with its charges and the amount due, in cents. */
export async function listCustomerRentals(ctx: ReadContext, { customerId, cursor, size }: Page) {
  const paging = keyset({
    sort: rentals.createdAt,
    type: 'timestamptz',
    id: rentals.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const balances = sql`(${ledgerBalances(ctx.tenantId, [customerId])}) balances`;
  const found = await ctx.tx
    .select({
      id: rentals.id,
      number: rentals.number,
      reservationNumber: reservations.number,
      status: shownRentalStatusSql(ctx.now),
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      pickupAt: rentals.pickupAt,
      dueAt: rentals.dueAt,
      returnedAt: rentals.returnedAt,
      draftPickupAt: sql<string | null>`${rentals.draft} ->> 'pickupAt'`,
      draftDueAt: sql<string | null>`${rentals.draft} ->> 'dueAt'`,
      totalCents: rentals.totalCents,
      chargesCents: sql<number>`coalesce(balances.charges_cents, 0)`.mapWith(Number),
      dueCents: sql<number>`coalesce(balances.due_cents, 0)`.mapWith(Number),
      sortKey: paging.sortKey,
    })
    .from(rentals)
    .leftJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .leftJoin(
      reservations,
      and(eq(reservations.tenantId, rentals.tenantId), eq(reservations.id, rentals.reservationId)),
    )
    .leftJoin(balances, sql`balances.rental_id = ${rentals.id}`)
    .where(paging.where(ofCustomer(ctx, customerId)))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  const shown = paging.page(found);
  return { ...shown, rows: shown.rows.map((row) => withDraftTimes(row, ctx.tenant.timeZone)) };
}

export async function countCustomerRentals(ctx: ReadContext, customerId: string): Promise<number> {
  const [row] = await ctx.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(rentals)
    .where(ofCustomer(ctx, customerId));
  return row?.count ?? 0;
}

/** Excludes discarded drafts, which never became rentals. */
function ofCustomer(ctx: ReadContext, customerId: string) {
  return and(
    eq(rentals.tenantId, ctx.tenantId),
    eq(rentals.customerId, customerId),
    or(ne(rentals.status, 'cancelled'), isNotNull(rentals.number)),
  );
}
