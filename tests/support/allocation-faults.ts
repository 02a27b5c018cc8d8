import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';

/**
 * Where a company's holds of vehicles and child seats differ from what its bookings, rentals and tickets say, or overlap. A
 * ticket holds what others leave. All of it is asked of the tables themselves, in queries of its own.
 */
export async function allocationFaults(tenantId: string): Promise<string[]> {
  const rows = await withTenant(tenantId, (tx) =>
    tx.execute<{ fault: string }>(sql`
      with settings as (
        select turnaround_minutes, child_seat_stock from tenant_settings
      ), holders as (
        select id, vehicle_id, coalesce(vehicle_since, pickup_at) as starts, due_at as ends, options, 'rental' as kind
        from rentals where status = 'active'
        union all
        select id, vehicle_id, pickup_at, due_at, options, 'reservation' from reservations where status = 'confirmed'
        union all
        select id, vehicle_id, started_at, expected_ready_at, '{}'::text[], 'maintenance'
        from maintenance_tickets where status in ('planned', 'open')
      ), held as (
        select coalesce(rental_id, reservation_id, ticket_id) as id, vehicle_id, kind, lower(period) as starts, upper(period) as ends
        from vehicle_allocations where released_at is null
      ), seats as (
        select coalesce(rental_id, reservation_id) as id, unit, option, lower(period) as starts, upper(period) as ends
        from option_holds where released_at is null
      ), had as (
        select id, vehicle_id, coalesce(vehicle_since, pickup_at) as starts,
          coalesce(returned_at, greatest(now(), pickup_at)) as ends
        from rentals where status in ('active', 'completed')
        union all
        select id, vehicle_id, left_at, back_at from rental_legs
      )
      select 'a holder without its hold: ' || h.kind || ' ' || h.id as fault from holders h
      where h.kind <> 'maintenance' and not exists (select 1 from held a where a.id = h.id and a.kind = h.kind and a.vehicle_id = h.vehicle_id
        and a.ends = h.ends + make_interval(mins => (select turnaround_minutes from settings))
        and (a.starts = h.starts or (h.kind = 'reservation' and a.starts > h.starts)))
      union all
      select 'a hold without its holder: ' || a.kind || ' ' || a.id from held a
      where not exists (select 1 from holders h where h.id = a.id and h.kind = a.kind)
      union all
      select 'two holds of one holder: ' || id from held where kind <> 'maintenance' group by id having count(*) > 1
      union all
      select 'two holds overlap on ' || a.vehicle_id from held a join held b on b.vehicle_id = a.vehicle_id and b.id > a.id
      where a.starts < b.ends and b.starts < a.ends
      union all
      select 'two rentals had at one time ' || a.vehicle_id from had a join had b on b.vehicle_id = a.vehicle_id and b.id > a.id
      where a.starts < b.ends and b.starts < a.ends
      union all
      select 'without its seat: ' || h.id from holders h
      where (select count(*) from seats s where s.id = h.id and s.ends = h.ends)
        <> (select count(*) from settings where child_seat_stock is not null and 'child_seat' = any (h.options))
      union all
      select 'a seat without its holder: ' || s.id from seats s where not exists (select 1 from holders h where h.id = s.id)
      union all
      select 'a seat that does not exist: ' || s.unit from seats s where s.unit > (select child_seat_stock from settings)
      union all
      select 'one seat twice: ' || a.unit from seats a join seats b on b.unit = a.unit and b.id > a.id
      where a.starts < b.ends and b.starts < a.ends`),
  );
  return rows.map(({ fault }) => fault);
}
