import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import type { FigureScope } from './figure-scope';
import { revenueSource } from './revenue-source';
import type { RevenueBy } from './values';

const MOST_ROWS = 15;

export interface RevenueRow {
  /** Of the vehicle or the customer; null for others. */
  id: string | null;
  /** A name, the stored word of a method, or a day; null for what has none. */
  label: string | null;
  cents: number;
}

/** The revenue of a period by something, most first, and what all the others come to. By day all days come, in their order. */
export async function listRevenue(ctx: ReadContext, scope: FigureScope, by: RevenueBy) {
  const { rows, shown } = revenueSource(by, scope);
  const all = by === 'day';
  const found = await ctx.tx.execute<{
    id: string | null;
    label: string | null;
    cents: string;
    total: string;
    count: number;
  }>(sql`
    select ${shown.id} as id, ${shown.label} as label, ${shown.cents} as cents,
      (sum(${shown.cents}) over ())::bigint as total, (count(*) over ())::int as count
    ${rows} order by ${all ? sql`2` : sql`3 desc, 2, 1`} ${all ? sql`` : sql`limit ${MOST_ROWS}`}`);
  const shownRows = found.map(({ id, label, cents }): RevenueRow => ({ id, label, cents: Number(cents) }));
  const totalCents = Number(found[0]?.total ?? 0);
  return {
    rows: shownRows,
    totalCents,
    others: {
      count: (found[0]?.count ?? 0) - shownRows.length,
      cents: totalCents - shownRows.reduce((sum, { cents }) => sum + cents, 0),
    },
  };
}
