import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { isExpiredReservation } from '../no-show-at';

/**
 * A row of `vehicle_allocations`, named `a`, that holds its vehicle. The expired hold of a no-show does not, even if
 * nobody has released it yet. Every read uses this condition, so that none refuses what an allocation would allow.
 */
export const isStandingHold: SQL = sql`(a.released_at is null and (a.reservation_id is null or not exists (
  select 1 from reservations s where s.tenant_id = a.tenant_id and s.id = a.reservation_id and ${isExpiredReservation})))`;

/**
 * A row of `vehicle_allocations`, named `a`, that a booking of the vehicle may move to another one of its class
 * (docs/rules.md §7).
 */
export const isPencilled: SQL = sql`(a.reservation_id is not null and exists (
  select 1 from reservations p where p.tenant_id = a.tenant_id and p.id = a.reservation_id and p.pencilled))`;

/** Whether a class booking has only pencilled a row of `vehicles`. */
export const isPencilledForClass: SQL<boolean> = sql<boolean>`exists (
  select 1 from vehicle_allocations a where a.tenant_id = vehicles.tenant_id and a.vehicle_id = vehicles.id
    and upper(a.period) > now() and ${isStandingHold} and ${isPencilled})`;
