import 'server-only';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { keyset } from '../server/keyset';
import type { ReadContext } from '../server/query';
import { searchCondition } from '../server/search-condition';
import type { CustomerFilters } from './input';
import type { CustomerStatus } from './values';

const SORTS = {
  name: { sort: customers.searchText, type: 'text', direction: 'asc' },
  newest: { sort: customers.createdAt, type: 'timestamptz', direction: 'desc' },
} as const;

function condition(ctx: ReadContext, filters: Pick<CustomerFilters, 'q' | 'status' | 'tier'>) {
  return and(
    eq(customers.tenantId, ctx.tenantId),
    isNull(customers.archivedAt),
    searchCondition(customers.searchText, filters.q),
    filters.status ? eq(customers.status, filters.status) : undefined,
    filters.tier ? eq(customers.tier, filters.tier) : undefined,
  );
}

export async function listCustomers(ctx: ReadContext, filters: CustomerFilters) {
  const pages = keyset({ ...SORTS[filters.sort], id: customers.id, cursor: filters.cursor, pageSize: filters.size });
  const rows = await ctx.tx
    .select({
      id: customers.id,
      fullName: customers.fullName,
      phone: customers.phone,
      city: customers.city,
      licenseNumber: customers.licenseNumber,
      licenseExpiresOn: customers.licenseExpiresOn,
      status: customers.status,
      tier: customers.tier,
      sortKey: pages.sortKey,
    })
    .from(customers)
    .where(pages.where(condition(ctx, filters)))
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}

export async function countCustomers(ctx: ReadContext, filters: CustomerFilters): Promise<number> {
  const [row] = await ctx.tx.select({ value: count() }).from(customers).where(condition(ctx, filters));
  return row?.value ?? 0;
}

export async function countCustomersByStatus(ctx: ReadContext, q: string): Promise<Record<CustomerStatus, number>> {
  const rows = await ctx.tx
    .select({ status: customers.status, value: count() })
    .from(customers)
    .where(condition(ctx, { q, status: null, tier: null }))
    .groupBy(sql`1`);
  const counts = { active: 0, inactive: 0, blacklisted: 0 };
  for (const { status, value } of rows) counts[status] = value;
  return counts;
}
