import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { keyset } from '../lists/keyset';
import type { PageInput } from '../lists/page-input';
import type { ReadContext } from '../server/query';

/** All maintenance tickets of a vehicle, latest first, page by page. The cost includes the service log's. */
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
      vendor: maintenanceTickets.vendor,
      startedAt: maintenanceTickets.startedAt,
      expectedReadyAt: maintenanceTickets.expectedReadyAt,
      closedAt: maintenanceTickets.closedAt,
      costCents:
        sql<number>`${maintenanceTickets.costCents} + coalesce((select sum(l.cost_cents) from service_log_entries l
        where l.tenant_id = ${maintenanceTickets.tenantId} and l.ticket_id = ${maintenanceTickets.id}), 0)`.mapWith(
          Number,
        ),
      sortKey: pages.sortKey,
    })
    .from(maintenanceTickets)
    .where(pages.where(and(eq(maintenanceTickets.tenantId, ctx.tenantId), eq(maintenanceTickets.vehicleId, vehicleId))))
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}
