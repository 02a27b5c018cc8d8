import 'server-only';
import { and, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { startOfLocalDay } from '../dates';
import { keyset } from '../lists/keyset';
import { numberText, textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import { chargesCents } from './charges-cents';
import { withDraftTimes } from './draft-times';
import type { RentalFilters } from './list-input';
import { shownRentalStatusSql } from './status-sql';
import { SHOWN_RENTAL_STATUSES, type ShownRentalStatus } from './values';

export type RentalRow = Awaited<ReturnType<typeof listRentals>>['rows'][number];

/** One page of the rentals that match the filters, each with its charges. Drafts have their planned times. */
export async function listRentals(ctx: ReadContext, filters: RentalFilters) {
  const shown = shownRentalStatusSql(ctx.now);
  const paging = keyset({
    ...(filters.sort === 'due'
      ? { sort: sql`coalesce(${rentals.dueAt}, 'infinity')`, direction: 'asc' as const }
      : { sort: rentals.createdAt, direction: filters.sort === 'oldest' ? ('asc' as const) : ('desc' as const) }),
    type: 'timestamptz',
    id: rentals.id,
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const ofTab = filters.status === 'all' ? undefined : sql`${shown} = ${filters.status}`;
  const found = await ctx.tx
    .select({
      id: rentals.id,
      number: rentals.number,
      reservationNumber: reservations.number,
      status: shown,
      customerName: customers.fullName,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      pickupAt: rentals.pickupAt,
      dueAt: rentals.dueAt,
      returnedAt: rentals.returnedAt,
      totalCents: rentals.totalCents,
      chargesCents,
      draftPickupAt: sql<string | null>`${rentals.draft} ->> 'pickupAt'`,
      draftDueAt: sql<string | null>`${rentals.draft} ->> 'dueAt'`,
      createdAt: rentals.createdAt,
      sortKey: paging.sortKey,
    })
    .from(rentals)
    .leftJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
    .leftJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .leftJoin(
      reservations,
      and(eq(reservations.tenantId, rentals.tenantId), eq(reservations.id, rentals.reservationId)),
    )
    .where(paging.where(and(matching(ctx, filters), ofTab)))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  const page = paging.page(found);
  return { ...page, rows: page.rows.map((row) => withDraftTimes(row, ctx.tenant.timeZone)) };
}

/** How many rentals each status tab has for the same search. */
export async function countRentals(
  ctx: ReadContext,
  filters: RentalFilters,
): Promise<Record<ShownRentalStatus | 'all', number>> {
  const shown = shownRentalStatusSql(ctx.now);
  const rows = await ctx.tx
    .select({ status: shown.as('shown_status'), count: sql<number>`count(*)::int` })
    .from(rentals)
    .leftJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
    .leftJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .leftJoin(
      reservations,
      and(eq(reservations.tenantId, rentals.tenantId), eq(reservations.id, rentals.reservationId)),
    )
    .where(matching(ctx, filters))
    .groupBy(sql`shown_status`);
  const counts = { all: 0, draft: 0, reserved: 0, active: 0, overdue: 0, completed: 0, cancelled: 0 };
  for (const status of SHOWN_RENTAL_STATUSES) counts[status] = rows.find((row) => row.status === status)?.count ?? 0;
  counts.all = rows.reduce((total, row) => total + row.count, 0);
  return counts;
}

function matching(ctx: ReadContext, filters: RentalFilters): SQL | undefined {
  const { timeZone } = ctx.tenant;
  const dueToday = and(
    inArray(rentals.status, ['active']),
    gte(rentals.dueAt, startOfLocalDay(ctx.now, timeZone)),
    lt(rentals.dueAt, startOfLocalDay(ctx.now, timeZone, 1)),
  );
  return and(
    eq(rentals.tenantId, ctx.tenantId),
    // A discarded draft never became a rental.
    or(ne(rentals.status, 'cancelled'), isNotNull(rentals.number)),
    filters.due === 'today' ? dueToday : undefined,
    textCondition(filters.q, [
      numberText(rentals.number),
      numberText(reservations.number),
      customers.searchText,
      vehicles.searchText,
      vehicles.plateKey,
    ]),
  );
}
