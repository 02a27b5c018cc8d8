import 'server-only';
import { sql } from 'drizzle-orm';
import { readServer } from '@/db/client';
import { queryShape, type SlowQuery, slowQueries } from '@/db/slow-queries';

const SHOWN = 10;

/** The slowest statements by their shape, as PostgreSQL knows them if it keeps statistics, and else as this server does. */
export async function listSlowQueries(): Promise<{
  kept: 'database' | 'server';
  queries: Omit<SlowQuery, 'lastAt'>[];
}> {
  const known = await fromStatistics().catch(() => null);
  return known ? { kept: 'database', queries: known } : { kept: 'server', queries: slowQueries().slice(0, SHOWN) };
}

/** Null without the extension. One that is there and not loaded throws. */
async function fromStatistics(): Promise<Omit<SlowQuery, 'lastAt'>[] | null> {
  return readServer(async (tx) => {
    const [found] = await tx.execute<{ there: boolean }>(
      sql`select to_regclass('pg_stat_statements') is not null as there`,
    );
    if (!found?.there) return null;
    const rows = await tx.execute<{ query: string; times: number; longest: number }>(sql`
      select query, calls::int as times, round(max_exec_time)::int as longest from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
      order by max_exec_time desc limit ${SHOWN}`);
    return rows.map(({ query, times, longest }) => ({ shape: queryShape(query), times, longestMs: longest }));
  });
}
