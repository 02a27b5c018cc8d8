import 'server-only';
import { sql } from 'drizzle-orm';
import { findStandIns, type StandIns } from '../reservations/find-stand-ins';
import { isEndangered } from '../reservations/is-endangered';
import { vehicleHolders } from '../reservations/vehicle-holders';
import type { CompanyRead } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { noShowAt } from '../vehicles/standing-hold';

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
  const settings = getTenantSettings(ctx);
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    select s.id, s.number, c.full_name, v.make || ' ' || v.model as vehicle, v.plate, s.pickup_at, s.due_at as until, s.vehicle_id,
      o.held_by, o.id as holder_id, o.number as holder_number, o.due_at, o.due_at < ${now} as late
    from reservations s
    join ${vehicleHolders(ctx.tenantId)} o on o.vehicle_id = s.vehicle_id
    join vehicles v on v.tenant_id = s.tenant_id and v.id = s.vehicle_id
    join customers c on c.tenant_id = s.tenant_id and c.id = s.customer_id
    where s.tenant_id = ${ctx.tenantId} and s.status = 'confirmed'
      and ${noShowAt} > ${now}
      and ${isEndangered(ctx.now)}
    order by s.pickup_at, s.id limit ${limit}`);
  const { turnaroundMinutes } = await settings;
  return Promise.all(
    rows.map(async (row) => {
      const [id, vehicleId, pickupAt] = [String(row.id), String(row.vehicle_id), new Date(String(row.pickup_at))];
      const dueAt = new Date(String(row.until));
      return {
        id,
        number: String(row.number),
        customerName: String(row.full_name),
        vehicle: String(row.vehicle),
        plate: String(row.plate),
        pickupAt: pickupAt.toISOString(),
        standIns: await findStandIns(ctx, { id, vehicleId, pickupAt, dueAt }, { turnaroundMinutes }),
        heldBy: row.held_by === 'ticket' ? ('ticket' as const) : ('rental' as const),
        holderId: String(row.holder_id),
        holderNumber: String(row.holder_number),
        holderDueAt: new Date(String(row.due_at)).toISOString(),
        late: row.late === true,
      };
    }),
  );
}
