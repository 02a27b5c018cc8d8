import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

interface Company {
  tenantId: string;
  now: Date;
}

/**
 * Amounts of rentals as amounts of their vehicles: rows of vehicle_id, at and cents. `moves` is a query of rental_id, at and
 * cents. Of a rental with several vehicles, each gets its share by the time that the customer had it. What fell to it by
 * its end less what had fallen to others before is rounded the same way for all, so that the shares add up to the amount.
 */
export function splitByVehicle({ tenantId, now }: Company, moves: SQL, vehicleId?: string): SQL {
  const end = sql`coalesce(r.returned_at, greatest(r.due_at, ${now.toISOString()}::timestamptz))`;
  const upTo = (at: SQL) => sql`round(m.cents * greatest(0, least(1,
    extract(epoch from ${at} - r.pickup_at) / greatest(1, extract(epoch from ${end} - r.pickup_at)))))::bigint`;
  const whose = (column: SQL) => (vehicleId ? sql`and ${column} = ${vehicleId}` : sql``);
  return sql`
    select r.vehicle_id, m.at,
      case when r.vehicle_since is null then m.cents else m.cents - ${upTo(sql`r.vehicle_since`)} end as cents
    from (${moves}) m
    join rentals r on r.tenant_id = ${tenantId} and r.id = m.rental_id ${whose(sql`r.vehicle_id`)}
    union all
    select l.vehicle_id, m.at, ${upTo(sql`l.back_at`)} - case when l.left_at = f.left_at then 0 else ${upTo(sql`l.left_at`)} end
    from rental_legs l
    join (${moves}) m on m.rental_id = l.rental_id
    join rentals r on r.tenant_id = ${tenantId} and r.id = l.rental_id
    cross join lateral (select min(o.left_at) as left_at from rental_legs o
      where o.tenant_id = ${tenantId} and o.rental_id = l.rental_id) f
    where l.tenant_id = ${tenantId} ${whose(sql`l.vehicle_id`)}`;
}
