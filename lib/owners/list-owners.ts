import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { owners } from '@/db/schema/owners';
import { localDay } from '../dates';
import { keyset } from '../lists/keyset';
import { textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import type { OwnerFilters } from './input';
import { ownerBalanceSql } from './owner-balance';

function condition(ctx: ReadContext, { q }: Pick<OwnerFilters, 'q'>) {
  const texts = [owners.nameKey, owners.phone, owners.email];
  return and(eq(owners.tenantId, ctx.tenantId), isNull(owners.archivedAt), textCondition(q, texts));
}

/** One page of owners by name, each with the vehicles that are theirs today and what they are owed. */
export async function listOwners(ctx: ReadContext, filters: Omit<OwnerFilters, 'size'> & { size: number }) {
  const paging = keyset({
    sort: owners.nameKey,
    type: 'text',
    id: owners.id,
    direction: 'asc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const today = localDay(ctx.now, ctx.tenant.timeZone);
  const found = await ctx.tx
    .select({
      id: owners.id,
      name: owners.name,
      phone: owners.phone,
      vehicles: sql<number>`(select count(*)::int from owner_shares s where s.tenant_id = ${ctx.tenantId}
        and s.owner_id = owners.id and s.starts_on <= ${today}::date and coalesce(s.ends_on > ${today}::date, true))`,
      balanceCents: ownerBalanceSql(ctx.tenantId, sql`owners.id`),
      sortKey: paging.sortKey,
    })
    .from(owners)
    .where(paging.where(condition(ctx, filters)))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  return paging.page(found);
}

export type ListedOwner = Awaited<ReturnType<typeof listOwners>>['rows'][number];

export async function countOwners(ctx: ReadContext, filters: Pick<OwnerFilters, 'q'>): Promise<number> {
  const [row] = await ctx.tx.select({ count: sql<number>`count(*)::int` }).from(owners).where(condition(ctx, filters));
  return row?.count ?? 0;
}
