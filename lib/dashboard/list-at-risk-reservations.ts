import 'server-only';
import { sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { type OtherVehicle, othersQuery } from '../allocations/find-others';
import { noShowAt } from '../no-show-at';
import { type StandIns, standInsOf } from '../reservations/find-stand-ins';
import { isEndangered } from '../reservations/is-endangered';
import { vehicleHolders } from '../reservations/vehicle-holders';
import type { CompanyRead } from '../server/query';

export interface AtRiskReservation {
  id: string;
  number: string;
  customerName: string;
  vehicle: string;
  plate: string;
  pickupAt: string;
  /** Which vehicles it can have instead. */
  standIns: StandIns;
  /** What has the vehicle: a rental or a ticket of the garage. */
  heldBy: 'rental' | 'ticket';
  holderId: string;
  holderNumber: string;
  /** When it should be back or ready. */
  holderDueAt: string;
  late: boolean;
}

/** Reservations whose vehicle is overdue, or will not be back or ready before their pickup (docs/rules.md §7). */
export async function listAtRiskReservations(ctx: CompanyRead, limit: number): Promise<AtRiskReservation[]> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  // Asked in the same query: the dashboard would wait once more for the database.
  const question = {
    vehicleId: sql`s.vehicle_id`,
    from: sql`s.pickup_at`,
    until: sql`s.due_at + company.turnaround_minutes * interval '1 minute'`,
    exceptReservationId: sql`s.id`,
  };
  const others = (which: 'same' | 'better') =>
    sql`(select coalesce(json_agg(o), '[]') from ${othersQuery(ctx, question, which)} o)`;
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`${ONE_PLAN}
    select s.id, s.number, c.full_name, v.make || ' ' || v.model as vehicle, v.plate, s.pickup_at,
      ${others('same')} as same, ${others('better')} as better,
      o.held_by, o.id as holder_id, o.number as holder_number, o.due_at, o.due_at < ${now} as late
    from reservations s
    join tenant_settings company on company.tenant_id = s.tenant_id
    join ${vehicleHolders(ctx.tenantId)} o on o.vehicle_id = s.vehicle_id
    join vehicles v on v.tenant_id = s.tenant_id and v.id = s.vehicle_id
    join customers c on c.tenant_id = s.tenant_id and c.id = s.customer_id
    where s.tenant_id = ${ctx.tenantId} and s.status = 'confirmed'
      and ${noShowAt} > ${now}
      and ${isEndangered(ctx.now)}
    order by s.pickup_at, s.id limit ${limit}`);
  return rows.map((row) => ({
    id: String(row.id),
    number: String(row.number),
    customerName: String(row.full_name),
    vehicle: String(row.vehicle),
    plate: String(row.plate),
    pickupAt: new Date(String(row.pickup_at)).toISOString(),
    // Safe because the two queries select exactly that.
    standIns: standInsOf(row.same as OtherVehicle[], row.better as OtherVehicle[]),
    heldBy: row.held_by === 'ticket' ? ('ticket' as const) : ('rental' as const),
    holderId: String(row.holder_id),
    holderNumber: String(row.holder_number),
    holderDueAt: new Date(String(row.due_at)).toISOString(),
    late: row.late === true,
  }));
}
