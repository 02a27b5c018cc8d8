import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** Rows `vehicle_id`, `at`, `km`: each reading of inspections that hold and of tickets that were not cancelled. */
export function odometerReadings(tenantId: string): SQL {
  return sql`
    select vehicle_id, inspected_at as at, odometer_km as km from inspections
    where tenant_id = ${tenantId} and superseded_at is null
    union all
    select vehicle_id, started_at, odometer_km from maintenance_tickets
    where tenant_id = ${tenantId} and odometer_km is not null and status in ('open', 'completed')
    union all
    select vehicle_id, closed_at, ready_odometer_km from maintenance_tickets
    where tenant_id = ${tenantId} and ready_odometer_km is not null and status = 'completed'`;
}
