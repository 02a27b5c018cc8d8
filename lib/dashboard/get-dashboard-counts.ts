import 'server-only';
import { sql } from 'drizzle-orm';
import { RentalFilters } from '../rentals/list-input';
import { countRentals } from '../rentals/list-rentals';
import type { ReadContext } from '../server/query';
import type { FleetCounts } from './figures';

/** The four figures at the head of the dashboard and the fleet by shown status; each equals the list that it leads to. */
export async function getDashboardCounts(ctx: ReadContext) {
  const everything = RentalFilters.parse({});
  const [byStatus, dueToday, fleet] = await Promise.all([
    countRentals(ctx, everything),
    countRentals(ctx, { ...everything, due: 'today' }),
    countFleet(ctx),
  ]);
  return {
    active: byStatus.active,
    overdue: byStatus.overdue,
    returnsToday: dueToday.all,
    inMaintenance: fleet.maintenance,
    fleet,
  };
}

async function countFleet(ctx: ReadContext): Promise<FleetCounts> {
  const now = ctx.now.toISOString();
  const rows = await ctx.tx.execute<{ status: keyof FleetCounts; count: number }>(sql`
    select case
      when exists (select from rentals r where r.tenant_id = v.tenant_id and r.vehicle_id = v.id and r.status = 'active') then 'rented'
      when v.service_status <> 'in_service' then v.service_status
      when exists (select from vehicle_allocations a
        join reservations s on s.tenant_id = a.tenant_id and s.id = a.reservation_id and s.status = 'confirmed'
        where a.tenant_id = v.tenant_id and a.vehicle_id = v.id and a.released_at is null
          and a.period @> ${now}::timestamptz
          and s.pickup_at + make_interval(hours => s.no_show_grace_hours + s.auto_cancel_hours) > ${now}::timestamptz) then 'reserved'
      else 'available' end as status, count(*)::int as count
    from vehicles v where v.tenant_id = ${ctx.tenantId} and v.archived_at is null
    group by 1`);
  const counts: FleetCounts = { available: 0, rented: 0, reserved: 0, maintenance: 0, inactive: 0 };
  for (const row of rows) counts[row.status] = row.count;
  return counts;
}
