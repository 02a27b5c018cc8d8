import 'server-only';
import { and, count, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { customers } from '@/db/schema/customers';
import { bounded, type Tally, tallied } from '../lists/tally';
import { prepareSearch, type Search } from '../search/search';
import { countFound, inFound } from '../search/search-page';
import type { ReadContext } from '../server/query';
import { CUSTOMER_KIND } from './customer-kind';
import type { CustomerFilters } from './input';
import { customerCondition } from './list-customers';
import { CUSTOMER_STATUSES, type CustomerStatus } from './values';

type CustomerTallies = { all: Tally } & Partial<Record<CustomerStatus, Tally>>;

const ANY = { status: null, tier: null, license: null };

/** How many customers match a list's search and filters. */
export async function tallyCustomers(
  ctx: ReadContext,
  filters: CustomerFilters,
  search: Promise<Search | null> = prepareSearch(ctx, CUSTOMER_KIND, filters.q),
): Promise<Tally> {
  const sought = await search;
  const condition = and(customerCondition(ctx, filters), sought ? inFound(sought) : undefined);
  const total = bounded(sql`select 1 from ${customers} where ${condition}`);
  const [row] = await ctx.tx.execute<{ total: number }>(sql`select ${total} as total`);
  return tallied(row?.total ?? 0);
}

/** A list's counts: the customers in each status, and those that match its search and all its filters. */
export async function tallyCustomerList(ctx: ReadContext, filters: CustomerFilters, search: Search | null) {
  const counts = await tallyCustomersByStatus(ctx, search);
  const told = filters.tier || filters.license ? undefined : counts[filters.status ?? 'all'];
  return { counts, total: told ?? (await tallyCustomers(ctx, filters, Promise.resolve(search))) };
}

/** The search results in each status. If there are too many results to count, only their total. */
export async function tallyCustomersByStatus(ctx: ReadContext, search: Search | null): Promise<CustomerTallies> {
  if (!search) return tallyAll(ctx);
  const [found] = await ctx.tx.execute<{ total: number }>(sql`select ${countFound(search)} as total`);
  const all = tallied(found?.total ?? 0);
  if (search.many || all.more) return { all: { ...all, more: true } };
  const rows = await ctx.tx
    .select({ status: customers.status, value: count() })
    .from(customers)
    .where(and(customerCondition(ctx, ANY), inFound(search)))
    .groupBy(customers.status);
  const of = (status: CustomerStatus) => tallied(rows.find((row) => row.status === status)?.value ?? 0);
  return { all, active: of('active'), inactive: of('inactive'), blacklisted: of('blacklisted') };
}

async function tallyAll(ctx: ReadContext): Promise<CustomerTallies> {
  const counts = CUSTOMER_STATUSES.map(
    (status) =>
      sql`${bounded(sql`select 1 from ${customers} where ${customerCondition(ctx, { ...ANY, status })}`)} as ${sql.identifier(status)}`,
  );
  const [row] = await ctx.tx.execute<Record<CustomerStatus, number>>(
    sql`${ONE_PLAN} select ${sql.join(counts, sql`, `)}`,
  );
  const of = (status: CustomerStatus) => tallied(row?.[status] ?? 0);
  const tallies = { active: of('active'), inactive: of('inactive'), blacklisted: of('blacklisted') };
  const each = Object.values(tallies);
  const sum = tallied(each.reduce((total, { count }) => total + count, 0));
  return { all: { count: sum.count, more: sum.more || each.some(({ more }) => more) }, ...tallies };
}
