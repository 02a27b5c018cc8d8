import 'server-only';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { nameKey } from '@/db/columns';
import { tenants } from '@/db/schema/tenants';
import { keyset } from '../lists/keyset';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { companyCondition } from './company-condition';
import { lastActivity, needCondition } from './company-needs';
import { countRecords } from './count-records';
import type { TenantFilters } from './input';

const SORTS = {
  name: { sort: nameKey(tenants.name), type: 'text', direction: 'asc' },
  newest: { sort: tenants.createdAt, type: 'timestamptz', direction: 'desc' },
  activity: { sort: lastActivity(), type: 'timestamptz', direction: 'desc' },
} as const;

export type TenantRow = Awaited<ReturnType<typeof listTenants>>['rows'][number];

/** One page of companies in the order asked for, with their counts, and the number of search results in each state. */
export function listTenants(ctx: AdminContext, filters: TenantFilters) {
  const pages = keyset({ ...SORTS[filters.sort], id: tenants.id, cursor: filters.cursor, pageSize: filters.size });
  return operatorQuery(ctx, 'tenants.view', async (tx) => {
    const found = and(
      companyCondition(filters.q),
      isNull(tenants.deletedAt),
      filters.plan ? eq(tenants.plan, filters.plan) : undefined,
      filters.need ? await needCondition(tx, filters.need, ctx.now) : undefined,
    );
    const [counts, rows] = await Promise.all([
      countTenants(tx, found),
      tx
        .select({
          id: tenants.id,
          slug: tenants.slug,
          name: tenants.name,
          status: tenants.status,
          suspendedReason: tenants.suspendedReason,
          deleteOn: tenants.deleteOn,
          plan: tenants.plan,
          createdAt: tenants.createdAt,
          lastActivity: lastActivity(),
          sortKey: pages.sortKey,
        })
        .from(tenants)
        .where(pages.where(and(found, filters.status ? eq(tenants.status, filters.status) : undefined)))
        .orderBy(...pages.orderBy)
        .limit(pages.limit),
    ]);
    const page = pages.page(rows);
    const counted = await countRecords(
      tx,
      page.rows.map(({ id }) => id),
    );
    return { ...page, rows: page.rows.map((row) => ({ ...row, ...counted(row.id) })), counts };
  });
}

async function countTenants(tx: Transaction, found: SQL | undefined) {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      active: sql<number>`count(*) filter (where ${tenants.status} = 'active')::int`,
      suspended: sql<number>`count(*) filter (where ${tenants.status} = 'suspended')::int`,
    })
    .from(tenants)
    .where(found);
  return row ?? { all: 0, active: 0, suspended: 0 };
}
