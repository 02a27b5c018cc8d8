import { type SQL, sql } from 'drizzle-orm';

/**
 * The first of two ids that is there, for the condition of a join. `coalesce` says the same, but PostgreSQL does not take it for
 * leakproof: below row security it then reads a whole table instead of its index (docs/architecture.md §5).
 */
export function eitherId(first: SQL, second: SQL): SQL {
  return sql`case when ${first} is null then ${second} else ${first} end`;
}
