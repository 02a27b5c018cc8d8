import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** How much there is: exactly, or so many and more. */
export interface Tally {
  count: number;
  more: boolean;
}

/** Assumption: nobody needs to know exactly how long a list of more than a thousand is; it is told as "1,000+". */
const MOST = 1000;

export function tallied(count: number): Tally {
  return { count: Math.min(count, MOST), more: count > MOST };
}

/** Counts what a `select` finds, no further than a tally tells. */
export function bounded(select: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from (${select} limit ${sql.raw(String(MOST + 1))}) counted)`;
}
