import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { maintenanceTickets } from '@/db/schema/maintenance';

/**
 * All that maintenance has cost a company, as rows of ticket_id, vehicle_id, service_type, at and cents. A ticket's own cost
 * counts when it started, each entry of its log and each line when it was written. Cancelled tickets count too.
 */
export function ticketCosts(tenantId: string): SQL {
  return sql`
    select id as ticket_id, vehicle_id, service_type, started_at as at, cost_cents as cents
    from maintenance_tickets where tenant_id = ${tenantId}
    union all
    select t.id, t.vehicle_id, t.service_type, l.logged_at, l.cost_cents
    from maintenance_tickets t join service_log_entries l on l.tenant_id = t.tenant_id and l.ticket_id = t.id
    where t.tenant_id = ${tenantId}
    union all
    select t.id, t.vehicle_id, t.service_type, l.added_at, l.cost_cents
    from maintenance_tickets t join ticket_lines l on l.tenant_id = t.tenant_id and l.ticket_id = t.id
    where t.tenant_id = ${tenantId}`;
}

/** What a row of `maintenance_tickets` has cost in all, in cents. */
export const ticketTotalCents: SQL<number> = sql<number>`(${maintenanceTickets.costCents}
  + coalesce((select sum(l.cost_cents) from service_log_entries l
    where l.tenant_id = ${maintenanceTickets.tenantId} and l.ticket_id = ${maintenanceTickets.id}), 0)
  + coalesce((select sum(l.cost_cents) from ticket_lines l
    where l.tenant_id = ${maintenanceTickets.tenantId} and l.ticket_id = ${maintenanceTickets.id}), 0))`.mapWith(
  Number,
);
