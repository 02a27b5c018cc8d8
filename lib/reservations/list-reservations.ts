import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { reservations } from '@/db/schema/reservations';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { startOfLocalDay } from '../dates';
import { keyset } from '../lists/keyset';
import { numberText, textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import type { ReservationFilters } from './list-input';
import { shownReservationStatus } from './shown-status';
import { RESERVATION_TABS, type ReservationTab } from './values';

export type ListedReservation = Awaited<ReturnType<typeof listReservations>>['rows'][number];

/** One page of the reservations of a tab that match a search: the next pickup first, in the past tab the latest. */
export async function listReservations(ctx: ReadContext, filters: ReservationFilters) {
  const paging = keyset({
    sort: reservations.pickupAt,
    type: 'timestamptz',
    id: reservations.id,
    direction: filters.tab === 'past' ? 'desc' : 'asc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const found = await ctx.tx
    .select({
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
      sortKey: paging.sortKey,
    })
    .from(reservations)
    .innerJoin(customers, and(eq(customers.tenantId, reservations.tenantId), eq(customers.id, reservations.customerId)))
    .innerJoin(vehicles, and(eq(vehicles.tenantId, reservations.tenantId), eq(vehicles.id, reservations.vehicleId)))
    .leftJoin(
      vehicleClasses,
      and(eq(vehicleClasses.tenantId, reservations.tenantId), eq(vehicleClasses.id, reservations.classId)),
    )
    .where(paging.where(and(matching(ctx, filters), ofTab(ctx, filters.tab))))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  const page = paging.page(found);
  return { ...page, rows: page.rows.map((row) => ({ ...row, shownStatus: shownReservationStatus(row, ctx.now) })) };
}

/** How many reservations each tab has for the same search. */
export async function countReservations(
  ctx: ReadContext,
  filters: ReservationFilters,
): Promise<Record<ReservationTab, number>> {
  const counted = RESERVATION_TABS.map(
    (tab) => sql`count(*) filter (where ${ofTab(ctx, tab)})::int as ${sql.identifier(tab)}`,
  );
  const [row] = await ctx.tx.execute<Record<ReservationTab, number>>(sql`
    select ${sql.join(counted, sql`, `)} from ${reservations}
    join ${customers} on ${customers.tenantId} = ${reservations.tenantId} and ${customers.id} = ${reservations.customerId}
    join ${vehicles} on ${vehicles.tenantId} = ${reservations.tenantId} and ${vehicles.id} = ${reservations.vehicleId}
    where ${matching(ctx, filters)}`);
  return row ?? { upcoming: 0, today: 0, late: 0, past: 0 };
}

function matching(ctx: ReadContext, filters: ReservationFilters): SQL | undefined {
  return and(
    eq(reservations.tenantId, ctx.tenantId),
    textCondition(filters.q, [
      numberText(reservations.number),
      customers.searchText,
      vehicles.searchText,
      vehicles.plateKey,
    ]),
  );
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
