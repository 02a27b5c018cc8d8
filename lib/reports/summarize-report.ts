import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import type { ReportInput } from './input';
import { reportScope } from './report-scope';
import { SOURCES } from './sources';
import type { ReportType } from './values';

export type TypeSummary = {
  count: number;
  /** By the name of the column that is added up, in US cents. */
  sums: Record<string, number>;
};
export type ReportSummary = Partial<Record<ReportType, TypeSummary>>;

/** How many rows a report has in all. Quick: its amounts are not added up. */
export async function countReport(
  ctx: Pick<ReadContext, 'tx' | 'tenantId' | 'tenant'>,
  input: ReportInput,
): Promise<number> {
  const scope = reportScope(ctx, input);
  const each = input.types.map((type) => {
    const { rows, counted = rows } = SOURCES[type](scope);
    return sql`select count(*) as count ${counted}`;
  });
  const [all] = await ctx.tx.execute<{ count: number }>(
    sql`select sum(count)::int as count from (${sql.join(each, sql` union all `)}) types`,
  );
  return all?.count ?? 0;
}

/** How many rows each type of a report has in its period, and what its amounts come to. One read of the database. */
export async function summarizeReport(
  ctx: Pick<ReadContext, 'tx' | 'tenantId' | 'tenant'>,
  input: ReportInput,
): Promise<ReportSummary> {
  const scope = reportScope(ctx, input);
  const each = input.types.map((type): SQL => {
    const { rows, sums } = SOURCES[type](scope);
    const pairs = Object.entries(sums).map(([name, cents]) => sql`${name}::text, coalesce(sum(${cents}), 0)::bigint`);
    return sql`select ${type}::text as type, count(*)::int as count, json_build_object(${sql.join(pairs, sql`, `)}) as sums ${rows}`;
  });
  const found = await ctx.tx.execute<{ type: ReportType; count: number; sums: Record<string, number> }>(
    sql.join(each, sql` union all `),
  );
  return Object.fromEntries(found.map(({ type, count, sums }) => [type, { count, sums }]));
}
