import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';

const MOST = 200;
const SOURCES = ['entry', 'inspection', 'garage', 'change'] as const;

export interface Reading {
  at: Date;
  km: number;
  /** Where it was recorded: when the vehicle was added, at an inspection, in a garage, or on the record itself. */
  source: (typeof SOURCES)[number];
}

/** The latest odometer readings from all sources, oldest first. */
export async function listOdometerReadings(
  ctx: ReadContext,
  vehicle: { id: string; odometerKm: number; createdAt: Date },
): Promise<Reading[]> {
  const { tenantId } = ctx;
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    select at, km, source from (
      select inspected_at as at, odometer_km as km, 'inspection' as source from inspections
      where tenant_id = ${tenantId} and vehicle_id = ${vehicle.id} and superseded_at is null
      union all
      select started_at, odometer_km, 'garage' from maintenance_tickets
      where tenant_id = ${tenantId} and vehicle_id = ${vehicle.id} and odometer_km is not null and status <> 'cancelled'
      union all
      select at, (after ->> 'odometerKm')::int, case when before is null then 'entry' else 'change' end
      from audit_entries
      where tenant_id = ${tenantId} and entity_id = ${vehicle.id} and entity = 'vehicle'
        and jsonb_typeof(after -> 'odometerKm') = 'number'
        and (before is null or after -> 'odometerKm' is distinct from before -> 'odometerKm')
    ) readings
    order by at desc, km desc limit ${MOST}`);
  // A vehicle without a recorded first reading, and never read since, has its current reading.
  if (rows.length === 0) return [{ at: vehicle.createdAt, km: vehicle.odometerKm, source: 'entry' }];
  return [...rows].reverse().map(({ at, km, source }) => ({
    at: new Date(String(at)),
    km: Number(km),
    source: SOURCES.find((name) => name === source) ?? 'change',
  }));
}
