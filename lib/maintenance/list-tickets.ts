import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { maintenanceTickets, vendors } from '@/db/schema/maintenance';
import { vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import { numberText, textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import { classNameSql } from '../vehicles/class-name-sql';
import { ticketTotalCents } from '../vehicles/ticket-costs';
import type { TicketFilters } from './input';
import { shownTicketStatus } from './shown-status';
import { SHOWN_TICKET_STATUSES, type ShownTicketStatus } from './values';

export type ListedTicket = Awaited<ReturnType<typeof listTickets>>['rows'][number];

/** One page of the tickets in a state that match a search: the next planned one first, else the latest. */
export async function listTickets(ctx: ReadContext, filters: TicketFilters) {
  const paging = keyset({
    sort: maintenanceTickets.startedAt,
    type: 'timestamptz',
    id: maintenanceTickets.id,
    direction: filters.tab === 'planned' || filters.tab === 'overdue' ? 'asc' : 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const found = await ctx.tx
    .select({
      id: maintenanceTickets.id,
      number: maintenanceTickets.number,
      serviceType: maintenanceTickets.serviceType,
      status: maintenanceTickets.status,
      vehicleId: maintenanceTickets.vehicleId,
      make: vehicles.make,
      model: vehicles.model,
      className: classNameSql,
      color: vehicles.color,
      plate: vehicles.plate,
      vendorName: vendors.name,
      vendorPhone: vendors.phone,
      shopName: maintenanceTickets.shopName,
      startedAt: maintenanceTickets.startedAt,
      expectedReadyAt: maintenanceTickets.expectedReadyAt,
      closedAt: maintenanceTickets.closedAt,
      totalCents: ticketTotalCents,
      sortKey: paging.sortKey,
    })
    .from(maintenanceTickets)
    .innerJoin(vehicles, ofVehicle)
    .leftJoin(vendors, ofVendor)
    .where(paging.where(and(matching(ctx, filters), inState(ctx, filters.tab))))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  const page = paging.page(found);
  return { ...page, rows: page.rows.map((row) => ({ ...row, shownStatus: shownTicketStatus(row, ctx.now) })) };
}

/** How many tickets are in each state, for the same search. */
export async function countTickets(
  ctx: ReadContext,
  filters: TicketFilters,
): Promise<Record<ShownTicketStatus, number>> {
  const counted = SHOWN_TICKET_STATUSES.map(
    (status) => sql`count(*) filter (where ${inState(ctx, status)})::int as ${sql.identifier(status)}`,
  );
  const [row] = await ctx.tx.execute<Record<ShownTicketStatus, number>>(sql`
    select ${sql.join(counted, sql`, `)} from ${maintenanceTickets}
    join ${vehicles} on ${ofVehicle}
    left join ${vendors} on ${ofVendor}
    where ${matching(ctx, filters)}`);
  return row ?? { open: 0, overdue: 0, planned: 0, completed: 0, cancelled: 0 };
}

const ofVehicle = and(
  eq(vehicles.tenantId, maintenanceTickets.tenantId),
  eq(vehicles.id, maintenanceTickets.vehicleId),
);
const ofVendor = and(eq(vendors.tenantId, maintenanceTickets.tenantId), eq(vendors.id, maintenanceTickets.vendorId));

function matching(ctx: ReadContext, { q, type, vendor }: TicketFilters): SQL | undefined {
  return and(
    eq(maintenanceTickets.tenantId, ctx.tenantId),
    type ? eq(maintenanceTickets.serviceType, type) : undefined,
    vendor ? eq(maintenanceTickets.vendorId, vendor) : undefined,
    textCondition(q, [
      numberText(maintenanceTickets.number),
      vehicles.searchText,
      vehicles.plateKey,
      vendors.nameKey,
      maintenanceTickets.shopName,
    ]),
  );
}

/** `shownTicketStatus` as SQL. */
function inState(ctx: ReadContext, status: ShownTicketStatus): SQL {
  if (status !== 'open' && status !== 'overdue') return sql`${maintenanceTickets.status} = ${status}`;
  const late = sql`coalesce(${maintenanceTickets.expectedReadyAt} <= ${ctx.now.toISOString()}::timestamptz, false)`;
  return sql`(${maintenanceTickets.status} = 'open' and ${status === 'overdue' ? late : sql`not ${late}`})`;
}
