import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * When a row of `reservations`, named `s`, becomes a no-show: after its grace period and its auto-cancel time
 * (docs/rules.md §6).
 */
export const noShowAt: SQL = sql`(s.pickup_at + make_interval(hours => s.no_show_grace_hours + s.auto_cancel_hours))`;

/** A row of `reservations`, named `s`, that is now a no-show: it no longer holds its vehicle. */
export const isExpiredReservation: SQL = sql`(s.status = 'confirmed' and ${noShowAt} <= now())`;
