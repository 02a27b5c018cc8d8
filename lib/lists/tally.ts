import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** A count: exact, or a minimum. */
export interface Tally {
  count: number;
  more: boolean;
}

/** Assumption: nobody needs the exact length of a list over a thousand. It is shown as "1,000+". */
const MOST = 1000;

export function tallied(count: number): Tally {
  return { count: Math.min(count, MOST), more: count > MOST };
}

/** Counts the rows of a `select`, up to the limit of a tally. */
export function bounded(select: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from (${select} limit ${sql.raw(String(MOST + 1))}) counted)`;
}
