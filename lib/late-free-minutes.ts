import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * `freeLateMinutes` of lib/pricing as SQL: how many minutes after its due time a rental is not late yet, by the terms that its
 * agreement has frozen. `rental` is the name of the table in the query.
 */
export function lateFreeMinutes(rental: 'r' | 'rentals'): SQL<number> {
  const table = sql.identifier(rental);
  const unused = sql`${table}.unused_grace_minutes`;
  const free = sql`(${table}.terms->'tariffs'->'late'->>'freeMinutes')::int`;
  const grace = sql`(${table}.terms->'tariffs'->>'graceMinutes')::int`;
  return sql`coalesce(least(${free}, ${unused} + greatest(0, ${free} - ${grace})), ${unused}, 0)`;
}
