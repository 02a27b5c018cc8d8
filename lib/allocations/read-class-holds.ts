import 'server-only';
import { sql } from 'drizzle-orm';
import { isExpiredReservation } from '../no-show-at';
import type { ReadContext } from '../server/query';
import type { Lane, PencilledHold, Stretch } from './arrange-holds';

interface Excepted {
  /** A reservation whose own hold does not count, because it is being changed or converted. */
  exceptReservationId?: string | null;
  exceptRentalId?: string | null;
}

export interface ClassHolds {
  lanes: Lane[];
  pencilled: PencilledHold[];
}

/**
 * What holds the vehicles of a class: firmly, or pencilled and so exchangeable. Holds that are over count too until they are
 * released: a hold that began before they ended can't move to their vehicle.
 */
export async function readClassHolds(
  ctx: ReadContext,
  classId: string,
  { exceptReservationId = null, exceptRentalId = null }: Excepted = {},
): Promise<ClassHolds> {
  // Looked up one by one: joined, PostgreSQL reads all of the company's rows for each hold while it has no statistics.
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    select v.id as vehicle_id, v.archived_at is null and v.service_status = 'in_service' as open,
      coalesce(a.reservation_id, a.rental_id, a.ticket_id) as holder_id, lower(a.period) as starts, upper(a.period) as ends,
      coalesce(s.pencilled and s.class_id = v.class_id, false) as pencilled, coalesce(${isExpiredReservation}, false) as expired,
      coalesce(r.status = 'active' and r.due_at < now(), false) as late
    from vehicles v
    left join lateral (
      select * from vehicle_allocations a
      where a.tenant_id = ${ctx.tenantId} and a.vehicle_id = v.id and a.released_at is null offset 0) a on true
    left join lateral (
      select * from reservations s where s.tenant_id = ${ctx.tenantId} and s.id = a.reservation_id offset 0) s on true
    left join lateral (
      select * from rentals r where r.tenant_id = ${ctx.tenantId} and r.id = a.rental_id offset 0) r on true
    where v.tenant_id = ${ctx.tenantId} and v.class_id = ${classId}
    order by v.id, starts`);
  const lanes = new Map<string, Lane & { firm: Stretch[] }>();
  const pencilled: PencilledHold[] = [];
  for (const row of rows) {
    const vehicleId = String(row.vehicle_id);
    const lane = lanes.get(vehicleId) ?? { vehicleId, open: row.open === true, firm: [] };
    lanes.set(vehicleId, lane);
    const id = String(row.holder_id);
    if (!row.starts || row.expired === true || id === exceptReservationId || id === exceptRentalId) continue;
    const until = row.late === true ? Number.POSITIVE_INFINITY : new Date(String(row.ends)).getTime();
    const stretch = { from: new Date(String(row.starts)).getTime(), until };
    if (row.pencilled === true) pencilled.push({ ...stretch, id, vehicleId });
    else lane.firm.push(stretch);
  }
  return { lanes: [...lanes.values()], pencilled };
}
