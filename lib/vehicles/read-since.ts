import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';

interface Range {
  vehicleId: string;
  since: Date;
  /** A higher reading is none of a vehicle that shows this one. */
  upToKm: number;
}

/**
 * The highest reading of a vehicle that inspections and garages have recorded since a moment, and that stands; 0 if there
 * is none. Of a garage's, the ticket says when it was read.
 */
export async function readSince({ tx, tenantId }: ReadContext, { vehicleId, since, upToKm }: Range): Promise<number> {
  const [row] = await tx.execute<{ km: number | null }>(sql`
    select max(km)::int as km from (
      select odometer_km as km, created_at as at from inspections
      where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and superseded_at is null
      union all
      select odometer_km, greatest(created_at, started_at) from maintenance_tickets
      where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and status in ('open', 'completed')
      union all
      select ready_odometer_km, closed_at from maintenance_tickets
      where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and status = 'completed'
    ) readings
    where km <= ${upToKm} and date_trunc('milliseconds', at) >= ${since.toISOString()}::timestamptz`);
  return row?.km ?? 0;
}
