import 'server-only';
import { sql } from 'drizzle-orm';
import { eitherId } from '../either-id';
import type { ReadContext } from '../server/query';
import { isStandingHold } from '../vehicles/standing-hold';
import type { Period } from './free-parts';

export interface TicketClash {
  kind: 'reservation' | 'rental';
  id: string;
  number: string;
  customerName: string;
  from: string;
  until: string;
}

/** What reservations and running rentals need of a vehicle in a period, the earliest first. */
export async function findTicketClashes(
  ctx: ReadContext,
  { vehicleId, from, until }: Period & { vehicleId: string },
): Promise<TicketClash[]> {
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    select a.kind, coalesce(r.id, s.id) as id, coalesce(r.number, s.number) as number, c.full_name as customer,
      lower(a.period) as starts, upper(a.period) as ends
    from vehicle_allocations a
    left join rentals r on r.tenant_id = a.tenant_id and r.id = a.rental_id
    left join reservations s on s.tenant_id = a.tenant_id and s.id = a.reservation_id
    join customers c on c.tenant_id = a.tenant_id and c.id = ${eitherId(sql`r.customer_id`, sql`s.customer_id`)}
    where a.tenant_id = ${ctx.tenantId} and a.vehicle_id = ${vehicleId} and ${isStandingHold}
      and a.period && tstzrange(${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)
    order by lower(a.period)`);
  return rows.map((row) => ({
    kind: row.kind === 'rental' ? 'rental' : 'reservation',
    id: String(row.id),
    number: String(row.number ?? ''),
    customerName: String(row.customer),
    from: new Date(String(row.starts)).toISOString(),
    until: new Date(String(row.ends)).toISOString(),
  }));
}

/** The periods for which anything holds a vehicle, as they are stored. */
export async function listHeldPeriods(ctx: ReadContext, vehicleId: string): Promise<Period[]> {
  const rows = await ctx.tx.execute<{ starts: string; ends: string }>(sql`
    select lower(a.period) as starts, upper(a.period) as ends from vehicle_allocations a
    where a.tenant_id = ${ctx.tenantId} and a.vehicle_id = ${vehicleId} and ${isStandingHold}`);
  return rows.map(({ starts, ends }) => ({ from: new Date(starts), until: new Date(ends) }));
}
