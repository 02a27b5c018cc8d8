import 'server-only';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { drawerCounts, drawers } from '@/db/schema/drawers';
import { members } from '@/db/schema/members';
import { can } from '../auth/permissions';
import { keyset } from '../lists/keyset';
import type { ReadContext } from '../server/query';
import type { CountedLine } from './counted-lines';
import type { DrawerFilters } from './input';
import { readDrawer } from './read-drawer';

const signers = alias(members, 'signers');

export type SignedDrawer = Awaited<ReturnType<typeof listSignedDrawers>>['rows'][number];

/**
 * The drawers that are not signed off, by day and clerk, with all that is in them. There is about one for each clerk and
 * day. An agent sees their own.
 */
export async function listOpenDrawers(ctx: ReadContext) {
  const found = await ctx.tx
    .select({ id: drawers.id })
    .from(drawers)
    .innerJoin(members, and(eq(members.tenantId, drawers.tenantId), eq(members.id, drawers.memberId)))
    .where(and(eq(drawers.tenantId, ctx.tenantId), isNull(drawers.signedAt), visible(ctx)))
    .orderBy(asc(drawers.businessDay), asc(members.name), asc(drawers.openedAt));
  return Promise.all(found.map(({ id }) => readDrawer(ctx, id)));
}

/** One page of the closes that are signed off, the newest first. An agent sees their own. */
export async function listSignedDrawers(ctx: ReadContext, { cursor, size }: Pick<DrawerFilters, 'cursor' | 'size'>) {
  const paging = keyset({
    sort: drawers.signedAt,
    type: 'timestamptz',
    id: drawers.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const rows = await ctx.tx
    .select({
      id: drawers.id,
      number: sql<string>`${drawers.number}`,
      businessDay: drawers.businessDay,
      clerk: members.name,
      signer: signers.name,
      // Safe because `count-drawer.ts` stores the lines of `counted-lines.ts`.
      lines: sql<CountedLine[]>`${drawerCounts.lines}`,
      sortKey: paging.sortKey,
    })
    .from(drawers)
    .innerJoin(members, and(eq(members.tenantId, drawers.tenantId), eq(members.id, drawers.memberId)))
    .innerJoin(signers, and(eq(signers.tenantId, drawers.tenantId), eq(signers.id, drawers.signedBy)))
    .innerJoin(
      drawerCounts,
      and(eq(drawerCounts.tenantId, drawers.tenantId), eq(drawerCounts.id, drawers.signedCountId)),
    )
    .where(paging.where(and(eq(drawers.tenantId, ctx.tenantId), isNotNull(drawers.signedAt), visible(ctx))))
    .orderBy(...paging.orderBy)
    .limit(paging.limit);
  return paging.page(rows);
}

function visible(ctx: ReadContext): SQL | undefined {
  return can(ctx.role, 'payments.sign_off') ? undefined : eq(drawers.memberId, ctx.member.id);
}
