import 'server-only';
import { sql } from 'drizzle-orm';
import { eitherId } from '../either-id';
import type { ReadContext } from '../server/query';
import { isStandingHold } from '../vehicles/standing-hold';

export interface Clash {
  kind: 'reservation' | 'rental' | 'maintenance';
  /** The number of the agreement, reservation or ticket that holds the vehicle. */
  number: string | null;
  customerName: string | null;
  from: string;
  until: string;
  /** The vehicle is overdue, so nobody knows when it will be free. */
  late: boolean;
  /** The next time from which the vehicle is free for the requested duration; null while it is overdue. */
  freeFrom: string | null;
}

export interface ClashQuestion {
  vehicleId: string;
  from: Date;
  until: Date;
  exceptId?: string;
  /** A reservation whose hold does not count, because its own agreement asks. */
  exceptReservationId?: string | null;
  /** A running rental whose own hold does not count, because it is to be extended. */
  exceptRentalId?: string | null;
}

/** The first thing that holds the vehicle in a period. An overdue vehicle is held without end (docs/rules.md §7). */
export async function findClash(ctx: ReadContext, question: ClashQuestion): Promise<Clash | null> {
  return (await findAnyClash(ctx, question))?.clash ?? null;
}

export interface FoundClash {
  clash: Clash;
  /** The class by which it was booked, if it may move to another vehicle. */
  pencilledClassId: string | null;
}

/** The first clash that nothing can move, else the first pencilled one. */
export async function findAnyClash(ctx: ReadContext, question: ClashQuestion): Promise<FoundClash | null> {
  const { vehicleId, from, until } = question;
  const taken = sql`
    select a.id, a.kind, a.period, coalesce(r.number, v.number, m.number) as number, c.full_name as customer_name,
      coalesce(r.status = 'active' and r.due_at < now(), false) as late,
      case when v.pencilled then v.class_id end as pencilled_class
    from vehicle_allocations a
    left join rentals r on r.tenant_id = a.tenant_id and r.id = a.rental_id
    left join reservations v on v.tenant_id = a.tenant_id and v.id = a.reservation_id
    left join maintenance_tickets m on m.tenant_id = a.tenant_id and m.id = a.ticket_id
    left join customers c on c.tenant_id = a.tenant_id and c.id = ${eitherId(sql`r.customer_id`, sql`v.customer_id`)}
    where a.tenant_id = ${ctx.tenantId} and a.vehicle_id = ${vehicleId} and ${isStandingHold}
      and a.id is distinct from ${question.exceptId ?? null}::uuid
      and (a.reservation_id is null or a.reservation_id is distinct from ${question.exceptReservationId ?? null}::uuid)
      and (a.rental_id is null or a.rental_id is distinct from ${question.exceptRentalId ?? null}::uuid)`;
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    with taken as (${taken}),
    held as (select *, case when late then tstzrange(lower(period), null) else period end as held from taken)
    select kind, number, customer_name, late, pencilled_class, lower(period) as starts, upper(period) as ends,
      (select min(upper(h.held)) from held h
        where upper(h.held) >= ${from.toISOString()}::timestamptz
          and not exists (select 1 from held o where o.held && tstzrange(upper(h.held), upper(h.held) + (${until.toISOString()}::timestamptz - ${from.toISOString()}::timestamptz)))
      ) as free_from
    from held where held && tstzrange(${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)
    order by pencilled_class is not null, late desc, lower(period) limit 1`);
  const row = rows[0];
  if (!row) return null;
  const clash = {
    kind: row.kind as Clash['kind'],
    number: text(row.number),
    customerName: text(row.customer_name),
    from: new Date(String(row.starts)).toISOString(),
    until: new Date(String(row.ends)).toISOString(),
    late: row.late === true,
    freeFrom: row.free_from ? new Date(String(row.free_from)).toISOString() : null,
  };
  return { clash, pencilledClassId: text(row.pencilled_class) };
}

/**
 * The rental that currently has the vehicle out, which prevents another handover (docs/rules.md §7); null if there is
 * none.
 */
export async function findOut(ctx: ReadContext, vehicleId: string): Promise<Clash | null> {
  const rows = await ctx.tx.execute<Record<string, unknown>>(sql`
    select r.number, c.full_name as customer_name, coalesce(r.vehicle_since, r.pickup_at) as pickup_at, r.due_at, r.due_at < now() as late
    from rentals r left join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
    where r.tenant_id = ${ctx.tenantId} and r.vehicle_id = ${vehicleId} and r.status = 'active'`);
  const row = rows[0];
  if (!row) return null;
  const until = new Date(String(row.due_at)).toISOString();
  const late = row.late === true;
  return {
    kind: 'rental',
    number: text(row.number),
    customerName: text(row.customer_name),
    from: new Date(String(row.pickup_at)).toISOString(),
    until,
    late,
    freeFrom: late ? null : until,
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
