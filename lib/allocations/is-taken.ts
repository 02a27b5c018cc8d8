import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { isPencilled, isStandingHold } from '../vehicles/standing-hold';

export interface WantedPeriod {
  from: Date;
  until: Date;
  /**
   * Whether the vehicle is to be handed over now. A vehicle that is out is then unavailable for any period until it is
   * back.
   */
  handOver?: boolean;
  /** A reservation whose hold does not count, because its own agreement asks. */
  exceptReservationId?: string | null;
  /** Whether pencilled holds count too: what is offered must be free without moving anybody. */
  pencilled?: boolean;
}

/** Values, or expressions for them in the query that asks. */
export type Expressed<Values> = {
  [Name in keyof Values]: Values[Name] extends boolean | undefined ? Values[Name] : Values[Name] | SQL;
};

function moment(at: Date | SQL): SQL {
  return at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at;
}

/** Whether a row of `vehicles` is held firmly, out of service or, for a hand-over, out. A pencilled hold does not count unless it is to. */
export function isTaken({
  from,
  until,
  handOver,
  exceptReservationId = null,
  pencilled,
}: Expressed<WantedPeriod>): SQL {
  const out = sql`exists (select 1 from rentals r where r.tenant_id = vehicles.tenant_id and r.vehicle_id = vehicles.id and r.status = 'active')`;
  const period = sql`tstzrange(${moment(from)}, ${moment(until)})`;
  return sql`(vehicles.service_status <> 'in_service' ${handOver ? sql`or ${out}` : sql``} or exists (
    select 1 from vehicle_allocations a left join rentals r on r.tenant_id = a.tenant_id and r.id = a.rental_id
    where a.tenant_id = vehicles.tenant_id and a.vehicle_id = vehicles.id and ${isStandingHold} ${pencilled ? sql`` : sql`and not ${isPencilled}`}
      and (a.reservation_id is null or a.reservation_id is distinct from ${exceptReservationId}::uuid)
      and ${period} && case when r.status = 'active' and r.due_at < now() then tstzrange(lower(a.period), null) else a.period end))`;
}
