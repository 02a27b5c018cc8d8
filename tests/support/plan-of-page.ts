import { sql } from 'drizzle-orm';
import type { ReadContext } from '@/lib/server/query';

/** How PostgreSQL reads a page of a list that was just read, if it may neither scan the whole table nor sort it. */
export async function planOfPage(ctx: ReadContext, order: string): Promise<string> {
  const [asked] = await ctx.tx.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where strpos(statement, ${`order by ${order}`}) > 0
      and statement not like '%pg_prepared_statements%' order by prepare_time desc limit 1`,
  );
  for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
    await ctx.tx.execute(sql.raw(`set local enable_${way} = off`));
  const lines = await ctx.tx.execute<{ 'QUERY PLAN': string }>(
    sql.raw(`explain (generic_plan) ${asked?.statement ?? ''}`),
  );
  return lines.map((line) => line['QUERY PLAN']).join('\n');
}
