import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** When a row of `reservations`, named `s`, is given up as a no-show: after its grace and its auto-cancel (docs/rules.md §6). */
export const noShowAt: SQL = sql`(s.pickup_at + make_interval(hours => s.no_show_grace_hours + s.auto_cancel_hours))`;

/** A row of `reservations`, named `s`, that is a no-show by now: it holds its vehicle no more. */
export const isExpiredReservation: SQL = sql`(s.status = 'confirmed' and ${noShowAt} <= now())`;

/**
 * A row of `vehicle_allocations`, named `a`, that holds its vehicle. A no-show's that has expired does not, even where nobody has
 * released it yet: every read asks by this condition, so that none refuses what allocating would allow.
 */
export const isStandingHold: SQL = sql`(a.released_at is null and (a.reservation_id is null or not exists (
  select from reservations s where s.tenant_id = a.tenant_id and s.id = a.reservation_id and ${isExpiredReservation})))`;
