import 'server-only';
import { and, type SQL, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { bounded, type Tally, tallied } from '../lists/tally';
import type { ReadContext } from '../server/query';
import { isGathered, type Mentioning, type Mentions, mentions } from './mentions';

interface Tabs<Tab extends string> {
  list: Mentioning;
  search: Mentions | null;
  /** The conditions of the rows besides the search and the tab. */
  condition: SQL | undefined;
  /** The condition of each tab's rows. */
  tabs: Readonly<Record<Tab, SQL>>;
  current: Tab;
  /** Whether nobody asks for the other tabs, which then are not counted. */
  currentOnly?: boolean;
}

/**
 * How many rows each tab of a list has for the same search. If the search has too many results to count them by tab, only
 * those of the current tab.
 */
export async function tallyTabs<Tab extends string>(
  ctx: ReadContext,
  { list: { table }, search, condition, tabs, current, currentOnly }: Tabs<Tab>,
): Promise<Partial<Record<Tab, Tally>>> {
  // Safe because these are the record's own keys.
  const names = search?.many || currentOnly ? [current] : (Object.keys(tabs) as Tab[]);
  const each = names.map((tab) => {
    const count =
      search && !search.many
        ? sql`count(*) filter (where ${tabs[tab]})::int`
        : bounded(
            sql`select 1 from ${table} where ${and(condition, search ? mentions(search) : undefined, tabs[tab])}`,
          );
    return sql`${count} as ${sql.identifier(tab)}`;
  });
  const found = search && !search.many ? sql`from ${table} where ${and(condition, isGathered(search))}` : sql``;
  const plan = search ? sql`` : ONE_PLAN;
  const [row] = await ctx.tx.execute<Record<Tab, number>>(sql`${plan} select ${sql.join(each, sql`, `)} ${found}`);
  // Safe because the query has a column for each of them.
  return Object.fromEntries(names.map((tab) => [tab, tallied(row?.[tab] ?? 0)])) as Partial<Record<Tab, Tally>>;
}
