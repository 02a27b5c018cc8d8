import 'server-only';
import { and, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { startOfLocalDay } from '../dates';
import { type KeysetOptions, keyset } from '../lists/keyset';
import { mentioningPage, prepareMentions } from '../search/mentions';
import type { ReadContext } from '../server/query';
import { classNameSql } from '../vehicles/class-name-sql';
import { chargesCents } from './charges-cents';
import { withDraftTimes } from './draft-times';
import type { RentalFilters } from './list-input';
import { RENTAL_MENTIONS } from './rental-mentions';
import { isShownAs, shownRentalStatusSql } from './status-sql';

export type RentalRow = Awaited<ReturnType<typeof listRentals>>['rows'][number];

/** One page of the rentals that match the filters, each with its charges. Drafts have their planned times. */
export async function listRentals(
  ctx: ReadContext,
  filters: Omit<RentalFilters, 'size'> & { size: number },
  search = prepareMentions(ctx, RENTAL_MENTIONS, filters.q),
) {
  const pages: KeysetOptions = {
    ...(filters.sort === 'due'
      ? { sort: sql`coalesce(${rentals.dueAt}, 'infinity')`, direction: 'asc' as const }
      : { sort: rentals.createdAt, direction: filters.sort === 'oldest' ? ('asc' as const) : ('desc' as const) }),
    type: 'timestamptz',
    id: rentals.id,
    cursor: filters.cursor,
    pageSize: filters.size,
  };
  const ofTab = filters.status === 'all' ? undefined : isShownAs(filters.status, ctx.now);
  const paging = keyset(pages);
  // What few rentals have is found by other indexes than what most have.
  const plan = filters.q || filters.status !== 'all' || filters.due ? sql`` : ONE_PLAN;
  const found = await mentioningPage(await search, {
    pages,
    condition: and(rentalCondition(ctx, filters), ofTab),
    read: (where) =>
      rows(ctx, sql`${paging.sortKey} ${plan}`)
        .where(where)
        .orderBy(...paging.orderBy)
        .limit(paging.limit),
  });
  const page = paging.page(found);
  return { ...page, rows: page.rows.map((row) => withDraftTimes(row, ctx.tenant.timeZone)) };
}

/** Each row's customer, vehicle and reservation are looked up by their keys. For a join, the one plan of all companies would read all of them. */
function rows({ tx, tenantId, now }: ReadContext, sortKey: SQL<string>) {
  const customer = tx
    .select({ fullName: customers.fullName })
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.id, rentals.customerId)))
    .limit(1)
    .as('customer');
  const vehicle = tx
    .select({
      make: vehicles.make,
      model: vehicles.model,
      className: classNameSql.as('class_name'),
      color: vehicles.color,
      plate: vehicles.plate,
    })
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, tenantId), eq(vehicles.id, rentals.vehicleId)))
    .limit(1)
    .as('vehicle');
  const reservation = tx
    .select({ number: reservations.number, totalCents: reservations.totalCents })
    .from(reservations)
    .where(and(eq(reservations.tenantId, tenantId), eq(reservations.id, rentals.reservationId)))
    .limit(1)
    .as('reservation');
  return tx
    .select({
      id: rentals.id,
      number: rentals.number,
      reservationNumber: reservation.number,
      reservationCents: reservation.totalCents,
      status: shownRentalStatusSql(now),
      customerName: customer.fullName,
      make: vehicle.make,
      model: vehicle.model,
      className: vehicle.className,
      color: vehicle.color,
      plate: vehicle.plate,
      pickupAt: rentals.pickupAt,
      dueAt: rentals.dueAt,
      returnedAt: rentals.returnedAt,
      totalCents: rentals.totalCents,
      chargesCents,
      draftPickupAt: sql<string | null>`${rentals.draft} ->> 'pickupAt'`,
      draftDueAt: sql<string | null>`${rentals.draft} ->> 'dueAt'`,
      createdAt: rentals.createdAt,
      sortKey,
    })
    .from(rentals)
    .leftJoinLateral(customer, sql`true`)
    .leftJoinLateral(vehicle, sql`true`)
    .leftJoinLateral(reservation, sql`true`)
    .$dynamic();
}

/** The conditions of the rentals in a list, apart from its status and search. */
export function rentalCondition(ctx: ReadContext, filters: Pick<RentalFilters, 'due'>): SQL | undefined {
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
  );
}
