import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import { isStandingHold } from '../vehicles/standing-hold';
import type { Lane, PencilledHold, Stretch } from './arrange-holds';

interface Excepted {
  /** A reservation whose own hold does not count, because it is being changed or converted. */
  exceptReservationId?: string | null;
  exceptRentalId?: string | null;
}

/**
 * What holds the vehicles of a class: firmly, or pencilled and so exchangeable. Holds that are over count too until they are
 * released: a hold that began before they ended can't move to their vehicle.
 */
export async function readClassHolds(
  ctx: ReadContext,
  classId: string,
  { exceptReservationId = null, exceptRentalId = null }: Excepted = {},
): Promise<{ lanes: Lane[]; pencilled: PencilledHold[] }> {
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    select v.id as vehicle_id, v.class_id = ${classId} and v.archived_at is null and v.service_status = 'in_service' as open,
      h.id, h.starts, h.ends, h.pencilled, h.late
    from vehicles v
    left join (
      select a.vehicle_id, s.id, lower(a.period) as starts, upper(a.period) as ends,
        coalesce(s.pencilled and s.class_id = ${classId}, false) as pencilled,
        coalesce(r.status = 'active' and r.due_at < now(), false) as late
      from vehicle_allocations a
      left join reservations s on s.tenant_id = a.tenant_id and s.id = a.reservation_id
      left join rentals r on r.tenant_id = a.tenant_id and r.id = a.rental_id
      where a.tenant_id = ${ctx.tenantId} and ${isStandingHold}
        and (a.reservation_id is null or a.reservation_id is distinct from ${exceptReservationId}::uuid)
        and (a.rental_id is null or a.rental_id is distinct from ${exceptRentalId}::uuid)
    ) h on h.vehicle_id = v.id
    where v.tenant_id = ${ctx.tenantId} and (v.class_id = ${classId} or h.pencilled)
    order by v.id, h.starts`);
  const lanes = new Map<string, Lane & { firm: Stretch[] }>();
  const pencilled: PencilledHold[] = [];
  for (const row of rows) {
    const vehicleId = String(row.vehicle_id);
    const lane = lanes.get(vehicleId) ?? { vehicleId, open: row.open === true, firm: [] };
    lanes.set(vehicleId, lane);
    if (!row.starts) continue;
    const until = row.late === true ? Number.POSITIVE_INFINITY : new Date(String(row.ends)).getTime();
    const stretch = { from: new Date(String(row.starts)).getTime(), until };
    if (row.pencilled === true) pencilled.push({ ...stretch, id: String(row.id), vehicleId });
    else lane.firm.push(stretch);
  }
  return { lanes: [...lanes.values()], pencilled };
}
