import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { reservations } from '@/db/schema/reservations';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { startOfLocalDay } from '../dates';
import { type KeysetOptions, keyset } from '../lists/keyset';
import { mentioningPage, prepareMentions } from '../search/mentions';
import { tallyTabs } from '../search/tally-tabs';
import type { ReadContext } from '../server/query';
import type { ReservationFilters } from './list-input';
import { listedMoney } from './listed-money';
import { listedRisk } from './listed-risk';
import { RESERVATION_MENTIONS } from './reservation-mentions';
import { shownReservationSort } from './shown-sort';
import { shownReservationStatus } from './shown-status';
import type { ReservationTab } from './values';

export type ListedReservation = Awaited<ReturnType<typeof listReservations>>['rows'][number];

const SORTS = {
  soonest: { sort: reservations.pickupAt, direction: 'asc' },
  latest: { sort: reservations.pickupAt, direction: 'desc' },
  newest: { sort: reservations.createdAt, direction: 'desc' },
  due: { sort: reservations.dueAt, direction: 'asc' },
} as const;

/** One page of the reservations of a tab, or of all, that match a search. */
export async function listReservations(
  ctx: ReadContext,
  filters: Omit<ReservationFilters, 'tab' | 'size'> & { tab: ReservationTab | 'all'; size: number },
  search = prepareMentions(ctx, RESERVATION_MENTIONS, filters.q),
) {
  const pages: KeysetOptions = {
    ...SORTS[shownReservationSort(filters)],
    type: 'timestamptz',
    id: reservations.id,
    cursor: filters.cursor,
    pageSize: filters.size,
  };
  const paging = keyset(pages);
  const found = await mentioningPage(await search, {
    pages,
    condition: and(
      eq(reservations.tenantId, ctx.tenantId),
      filters.tab === 'all' ? undefined : ofTab(ctx, filters.tab),
    ),
    read: (where) =>
      rows(ctx, paging.sortKey)
        .where(where)
        .orderBy(...paging.orderBy)
        .limit(paging.limit),
  });
  const page = paging.page(found);
  return { ...page, rows: page.rows.map((row) => ({ ...row, shownStatus: shownReservationStatus(row, ctx.now) })) };
}

const LISTED = {
  id: reservations.id,
  number: reservations.number,
  status: reservations.status,
  customerName: customers.fullName,
  phone: customers.phone,
  make: vehicles.make,
  model: vehicles.model,
  plate: vehicles.plate,
  className: vehicleClasses.name,
  pencilled: reservations.pencilled,
  pickupAt: reservations.pickupAt,
  dueAt: reservations.dueAt,
  noShowGraceHours: reservations.noShowGraceHours,
  autoCancelHours: reservations.autoCancelHours,
  totalCents: reservations.totalCents,
  money: listedMoney,
};

function rows(ctx: ReadContext, sortKey: SQL<string>) {
  return ctx.tx
    .select({ ...LISTED, atRisk: listedRisk(ctx), sortKey })
    .from(reservations)
    .innerJoin(customers, and(eq(customers.tenantId, reservations.tenantId), eq(customers.id, reservations.customerId)))
    .innerJoin(vehicles, and(eq(vehicles.tenantId, reservations.tenantId), eq(vehicles.id, reservations.vehicleId)))
    .leftJoin(
      vehicleClasses,
      and(eq(vehicleClasses.tenantId, reservations.tenantId), eq(vehicleClasses.id, reservations.classId)),
    )
    .$dynamic();
}

/** How many reservations each tab, or only the current one, has for the same search. */
export async function tallyReservations(
  ctx: ReadContext,
  filters: Pick<ReservationFilters, 'q' | 'tab'>,
  search = prepareMentions(ctx, RESERVATION_MENTIONS, filters.q),
  { currentOnly = false } = {},
) {
  const tab = (name: ReservationTab) => ofTab(ctx, name);
  return tallyTabs(ctx, {
    list: RESERVATION_MENTIONS,
    search: await search,
    condition: eq(reservations.tenantId, ctx.tenantId),
    tabs: { upcoming: tab('upcoming'), today: tab('today'), late: tab('late'), past: tab('past') },
    current: filters.tab,
    currentOnly,
  });
}

/** Every reservation is in exactly one tab: `shownReservationStatus` as SQL, and confirmed ones by their day. */
function ofTab(ctx: ReadContext, tab: ReservationTab): SQL {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const tomorrow = sql`${startOfLocalDay(ctx.now, ctx.tenant.timeZone, 1).toISOString()}::timestamptz`;
  const hours = (count: SQL) => sql`${reservations.pickupAt} + make_interval(hours => ${count})`;
  const graceEnds = hours(sql`${reservations.noShowGraceHours}`);
  const expires = hours(sql`${reservations.noShowGraceHours} + ${reservations.autoCancelHours}`);
  const standing = sql`${reservations.status} = 'confirmed' and ${expires} > ${now}`;
  if (tab === 'past') return sql`not (${standing})`;
  if (tab === 'late') return sql`(${standing} and ${graceEnds} <= ${now})`;
  const inTime = sql`${standing} and ${graceEnds} > ${now}`;
  return tab === 'today'
    ? sql`(${inTime} and ${reservations.pickupAt} < ${tomorrow})`
    : sql`(${inTime} and ${reservations.pickupAt} >= ${tomorrow})`;
}
