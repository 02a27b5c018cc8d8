import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { eitherId } from '../either-id';
import { isEndangered } from '../reservations/is-endangered';
import { vehicleHolders } from '../reservations/vehicle-holders';
import type { ReadContext } from '../server/query';
import { isStandingHold } from '../vehicles/standing-hold';
import type { BarState } from './values';

interface Asked {
  /** A condition on the rows of `vehicles`. */
  shown: SQL;
  /** The class whose unassigned bookings are shown; null for all. */
  classId: string | null;
  from: Date;
  until: Date;
}

/**
 * What has each vehicle in a period, the earliest first. The allocations say it from now on, and the past is asked of
 * rentals and tickets (docs/rules.md §7). A late rental and a ticket that is still open reach until now. A booking of a
 * class is nobody's until its vehicle is chosen, so its `vehicleId` is null and its name tells the class too.
 */
export async function listBars(
  ctx: Pick<ReadContext, 'tx' | 'tenantId' | 'now'>,
  { shown, classId, from, until }: Asked,
) {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const begins = sql`${from.toISOString()}::timestamptz`;
  const ends = sql`${until.toISOString()}::timestamptz`;
  const standing = sql`
    select a.vehicle_id, coalesce(r.number, s.number, m.number) as number,
      coalesce(case when s.pencilled then c.full_name || ' · ' || k.name end, c.full_name, m.service_type) as name,
      case when a.kind = 'maintenance' then 'maintenance'
        when a.kind = 'rental' then case when r.due_at < ${now} then 'overdue' else 'rented' end
        when o.id is not null and ${isEndangered(ctx.now)} then 'at_risk' else 'reserved' end as state,
      lower(a.period) as starts,
      case when r.due_at < ${now} or m.status = 'open' then greatest(${now}, coalesce(r.due_at, upper(a.period)))
        else coalesce(r.due_at, s.due_at, upper(a.period)) end as ends,
      case when s.pencilled then s.class_id end as class_id, c.full_name as customer,
      case when s.pencilled then k.name end as class_name, coalesce(r.updated_at, s.updated_at, m.updated_at) as changed_at,
      null::uuid as leg
    from vehicle_allocations a
    left join rentals r on r.tenant_id = a.tenant_id and r.id = a.rental_id
    left join reservations s on s.tenant_id = a.tenant_id and s.id = a.reservation_id
    left join vehicle_classes k on k.tenant_id = a.tenant_id and k.id = s.class_id
    left join maintenance_tickets m on m.tenant_id = a.tenant_id and m.id = a.ticket_id
    left join customers c on c.tenant_id = a.tenant_id and c.id = ${eitherId(sql`r.customer_id`, sql`s.customer_id`)}
    left join ${vehicleHolders(ctx.tenantId)} o on o.vehicle_id = a.vehicle_id
    where a.tenant_id = ${ctx.tenantId} and ${isStandingHold}`;
  const past = sql`
    select r.vehicle_id, r.number, c.full_name, 'returned', coalesce(r.vehicle_since, least(r.pickup_at, r.activated_at)),
      r.returned_at, null::uuid, c.full_name, null, r.updated_at, null::uuid
    from rentals r join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
    where r.tenant_id = ${ctx.tenantId} and r.status = 'completed' and r.returned_at > ${begins}
    union all
    select l.vehicle_id, r.number, c.full_name, 'returned', l.left_at, l.back_at, null, c.full_name, null, l.back_at, l.id
    from rental_legs l
    join rentals r on r.tenant_id = l.tenant_id and r.id = l.rental_id
    join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
    where l.tenant_id = ${ctx.tenantId} and l.back_at > ${begins}
    union all
    select m.vehicle_id, m.number, m.service_type, 'serviced', m.started_at, m.closed_at, null, null, null, m.updated_at, null
    from maintenance_tickets m
    where m.tenant_id = ${ctx.tenantId} and m.status = 'completed' and m.closed_at > ${begins}`;
  // Materialized, or a database that has no statistics yet computes all bars again for each vehicle.
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`${ONE_PLAN}
    with bars as materialized (${standing} ${from < ctx.now ? sql`union all ${past}` : sql``})
    select bars.* from bars
    join vehicles on vehicles.tenant_id = ${ctx.tenantId} and vehicles.id = bars.vehicle_id
    where bars.starts < ${ends} and bars.ends > ${begins} and case when bars.class_id is null then ${shown}
      else ${classId === null ? sql`true` : sql`bars.class_id = ${classId}::uuid`} end
    order by bars.starts, bars.vehicle_id`);
  return rows.map((row) => ({
    vehicleId: row.class_id === null ? String(row.vehicle_id) : null,
    // Safe because the statement above names these.
    state: row.state as BarState,
    number: String(row.number ?? ''),
    name: String(row.name ?? ''),
    from: new Date(String(row.starts)),
    until: new Date(String(row.ends)),
    customer: row.customer === null ? null : String(row.customer),
    className: row.class_name === null ? null : String(row.class_name),
    changedAt: new Date(String(row.changed_at)),
    /** The part of a rental that had this vehicle before it was swapped; null for all else. */
    leg: row.leg === null ? null : String(row.leg),
  }));
}

export type Bar = Awaited<ReturnType<typeof listBars>>[number];
