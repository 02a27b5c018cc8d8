import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether the row of `vehicleHolders` named `o` endangers the row of `reservations` named `s`: it ends after the pickup, or is
 * late (docs/rules.md §7).
 */
export function isEndangered(now: Date): SQL<boolean> {
  return sql<boolean>`(o.due_at > s.pickup_at or o.due_at < ${now.toISOString()}::timestamptz)`;
}
