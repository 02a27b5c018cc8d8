import 'server-only';
import { sql } from 'drizzle-orm';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { ticketCosts } from '../../vehicles/ticket-costs';
import { inScope } from '../in-scope';
import type { ReportScope, ReportSource } from '../report-source';
import { words } from '../words';

/** The maintenance tickets that started, or were planned to start, in the period, with everything they cost until now. */
export function maintenanceSource(scope: ReportScope): ReportSource {
  return {
    columns: {
      number: { heading: 'reports.column.number', type: 'text', value: sql`t.number` },
      status: {
        heading: 'reports.column.status',
        type: 'choice',
        value: sql`t.status`,
        words: words('status.ticket_', maintenanceTickets.status.enumValues),
      },
      serviceType: {
        heading: 'reports.column.service_type',
        type: 'choice',
        value: sql`t.service_type`,
        words: words('maintenance.', maintenanceTickets.serviceType.enumValues),
      },
      make: { heading: 'reports.column.make', type: 'text', value: sql`v.make` },
      model: { heading: 'reports.column.model', type: 'text', value: sql`v.model` },
      plate: { heading: 'reports.column.plate', type: 'text', value: sql`v.plate` },
      vendor: { heading: 'reports.column.vendor', type: 'text', value: sql`g.name` },
      shop: { heading: 'reports.column.shop', type: 'text', value: sql`t.shop_name` },
      odometerKm: { heading: 'reports.column.odometer_km', type: 'whole', value: sql`t.odometer_km` },
      startedAt: { heading: 'reports.column.started_at', type: 'moment', value: sql`t.started_at` },
      expectedReadyAt: { heading: 'reports.column.expected_ready_at', type: 'moment', value: sql`t.expected_ready_at` },
      closedAt: { heading: 'reports.column.closed_at', type: 'moment', value: sql`t.closed_at` },
      cost: { heading: 'reports.column.cost', type: 'money', value: sql`coalesce(k.cents, 0)` },
      notes: { heading: 'reports.column.notes', type: 'text', value: sql`t.notes` },
    },
    rows: sql`from maintenance_tickets t
      join vehicles v on v.tenant_id = t.tenant_id and v.id = t.vehicle_id
      left join vendors g on g.tenant_id = t.tenant_id and g.id = t.vendor_id
      left join (
        select ticket_id, sum(cents)::bigint as cents from (${ticketCosts(scope.tenantId)}) costs group by ticket_id
      ) k on k.ticket_id = t.id
      where t.tenant_id = ${scope.tenantId} and ${inScope(sql`t.started_at`, scope)}`,
    order: sql`t.started_at, t.id`,
    sums: { cost: sql`k.cents` },
  };
}
