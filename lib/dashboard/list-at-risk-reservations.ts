import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import { noShowAt } from '../vehicles/standing-hold';

export interface AtRiskReservation {
  id: string;
  number: string;
  customerName: string;
  vehicle: string;
  plate: string;
  pickupAt: string;
  rentalId: string;
  rentalNumber: string;
  rentalDueAt: string;
  late: boolean;
}

/** Reservations whose vehicle is overdue, or will not be back before their pickup (docs/rules.md §7). */
export async function listAtRiskReservations(ctx: ReadContext, limit: number): Promise<AtRiskReservation[]> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    select s.id, s.number, c.full_name, v.make || ' ' || v.model as vehicle, v.plate, s.pickup_at,
      r.id as rental_id, r.number as rental_number, r.due_at, r.due_at < ${now} as late
    from reservations s
    join rentals r on r.tenant_id = s.tenant_id and r.vehicle_id = s.vehicle_id and r.status = 'active'
    join vehicles v on v.tenant_id = s.tenant_id and v.id = s.vehicle_id
    join customers c on c.tenant_id = s.tenant_id and c.id = s.customer_id
    where s.tenant_id = ${ctx.tenantId} and s.status = 'confirmed'
      and ${noShowAt} > ${now}
      and (r.due_at > s.pickup_at or r.due_at < ${now})
    order by s.pickup_at, s.id limit ${limit}`);
  return rows.map((row) => ({
    id: String(row.id),
    number: String(row.number),
    customerName: String(row.full_name),
    vehicle: String(row.vehicle),
    plate: String(row.plate),
    pickupAt: new Date(String(row.pickup_at)).toISOString(),
    rentalId: String(row.rental_id),
    rentalNumber: String(row.rental_number),
    rentalDueAt: new Date(String(row.due_at)).toISOString(),
    late: row.late === true,
  }));
}
