import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { maintenanceTickets, vendors } from '@/db/schema/maintenance';
import { keyset } from '../lists/keyset';
import type { PageInput } from '../lists/page-input';
import type { ReadContext } from '../server/query';
import { ticketTotalCents } from './ticket-costs';

/** All maintenance tickets of a vehicle, latest first, page by page. The cost includes the service log's and the parts'. */
export async function listVehicleTickets(ctx: ReadContext, vehicleId: string, { cursor, size }: PageInput) {
  const pages = keyset({
    sort: maintenanceTickets.startedAt,
    type: 'timestamptz',
    id: maintenanceTickets.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const rows = await ctx.tx
    .select({
      id: maintenanceTickets.id,
      number: maintenanceTickets.number,
      serviceType: maintenanceTickets.serviceType,
      status: maintenanceTickets.status,
      vendor: sql<string>`coalesce(${vendors.name}, ${maintenanceTickets.shopName})`,
      startedAt: maintenanceTickets.startedAt,
      expectedReadyAt: maintenanceTickets.expectedReadyAt,
      closedAt: maintenanceTickets.closedAt,
      costCents: ticketTotalCents,
      sortKey: pages.sortKey,
    })
    .from(maintenanceTickets)
    .leftJoin(
      vendors,
      and(eq(vendors.tenantId, maintenanceTickets.tenantId), eq(vendors.id, maintenanceTickets.vendorId)),
    )
    .where(pages.where(and(eq(maintenanceTickets.tenantId, ctx.tenantId), eq(maintenanceTickets.vehicleId, vehicleId))))
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}
