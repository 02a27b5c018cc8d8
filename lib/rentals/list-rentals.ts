import 'server-only';
import { and, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { customers } from '@/db/schema/customers';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { startOfLocalDay } from '../dates';
import { type KeysetOptions, keyset } from '../lists/keyset';
import { mentioningPage, prepareMentions } from '../search/mentions';
import type { ReadContext } from '../server/query';
import { chargesCents } from './charges-cents';
import { withDraftTimes } from './draft-times';
import type { RentalFilters } from './list-input';
import { RENTAL_MENTIONS } from './rental-mentions';
import { isShownAs, shownRentalStatusSql } from './status-sql';
import { SHOWN_RENTAL_STATUSES } from './values';

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
  const found = await mentioningPage(await search, {
    pages,
    condition: and(rentalCondition(ctx, filters), ofTab),
    read: (where) =>
      rows(ctx, paging.sortKey)
        .where(where)
        .orderBy(...paging.orderBy)
        .limit(paging.limit),
  });
  const page = paging.page(found);
  return { ...page, rows: page.rows.map((row) => withDraftTimes(row, ctx.tenant.timeZone)) };
}

function rows(ctx: ReadContext, sortKey: SQL<string>) {
  return ctx.tx
    .select({
      id: rentals.id,
      number: rentals.number,
      reservationNumber: reservations.number,
      status: shownRentalStatusSql(ctx.now),
      customerName: customers.fullName,
      make: vehicles.make,
      model: vehicles.model,
      color: vehicles.color,
      plate: vehicles.plate,
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
    .leftJoin(customers, and(eq(customers.tenantId, rentals.tenantId), eq(customers.id, rentals.customerId)))
    .leftJoin(vehicles, and(eq(vehicles.tenantId, rentals.tenantId), eq(vehicles.id, rentals.vehicleId)))
    .leftJoin(
      reservations,
      and(eq(reservations.tenantId, rentals.tenantId), eq(reservations.id, rentals.reservationId)),
    )
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

const text = z.string().nullable();
export const ListedRental = z.strictObject({
  id: z.uuid(),
  number: text,
  reservationNumber: text,
  status: z.enum(SHOWN_RENTAL_STATUSES),
  customerName: text,
  make: text,
  model: text,
  color: text,
  plate: text,
  pickupAt: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
  returnedAt: z.iso.datetime().nullable(),
  totalCents: z.int().nullable().describe('US cents.'),
  chargesCents: z.int().describe('US cents.'),
  createdAt: z.iso.datetime(),
});
