import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * For each vehicle of a company, rows of vehicle_id, days and days_out. The first is how many days of a period it was in the
 * fleet, from when it was added or first went out. The second is how many of those it was with customers. Parts of days
 * count. It is `daysOut` of lib/vehicles as a query, and a test compares both.
 */
export function vehicleDays(tenantId: string, { from, until }: { from: Date; until: Date }, vehicleId?: string): SQL {
  const [start, end] = [from, until].map((at) => sql`${at.toISOString()}::timestamptz`) as [SQL, SQL];
  const whose = (column: SQL) => (vehicleId ? sql`and ${column} = ${vehicleId}` : sql``);
  const outings = sql`
    select vehicle_id, coalesce(vehicle_since, pickup_at) as out_at, 'infinity'::timestamptz as back_at from rentals
    where tenant_id = ${tenantId} and status = 'active' and returned_at is null and pickup_at < ${end} ${whose(sql`vehicle_id`)}
    union all
    select vehicle_id, coalesce(vehicle_since, pickup_at), returned_at from rentals
    where tenant_id = ${tenantId} and status in ('active', 'completed') and returned_at > ${start} and pickup_at < ${end}
      ${whose(sql`vehicle_id`)}
    union all
    select vehicle_id, left_at, back_at from rental_legs
    where tenant_id = ${tenantId} and left_at < ${end} and back_at > ${start} ${whose(sql`vehicle_id`)}`;
  const first = sql`least(
    (select min(coalesce(r.vehicle_since, r.pickup_at)) from rentals r
      where r.tenant_id = v.tenant_id and r.vehicle_id = v.id and r.status in ('active', 'completed')),
    (select min(l.left_at) from rental_legs l where l.tenant_id = v.tenant_id and l.vehicle_id = v.id))`;
  const known = sql`case when v.created_at <= ${start} then ${start} else greatest(${start}, least(v.created_at, ${first})) end`;
  return sql`
    select v.id as vehicle_id,
      greatest(0, extract(epoch from least(coalesce(v.archived_at, ${end}), ${end}) - ${known})) / 86400 as days,
      coalesce(o.seconds, 0) / 86400 as days_out
    from vehicles v
    left join (
      select vehicle_id, sum(extract(epoch from upper(part) - lower(part))) as seconds
      from (
        select vehicle_id, unnest(range_agg(tstzrange(greatest(out_at, ${start}), least(back_at, ${end})))) as part
        from (${outings}) outings
        where greatest(out_at, ${start}) < least(back_at, ${end})
        group by vehicle_id
      ) parts group by vehicle_id
    ) o on o.vehicle_id = v.id
    where v.tenant_id = ${tenantId} ${whose(sql`v.id`)}`;
}
