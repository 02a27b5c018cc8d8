import 'server-only';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { noticeReads, notices } from '@/db/schema/activity';
import { vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import type { ReadContext } from '../server/query';
import type { NoticeFilters } from './input';
import type { VehicleDocument } from './values';

const UNREAD_SHOWN = 99;

function forMe(ctx: ReadContext) {
  return and(eq(notices.tenantId, ctx.tenantId), or(isNull(notices.memberId), eq(notices.memberId, ctx.member.id)));
}

function myRead(ctx: ReadContext) {
  return and(
    eq(noticeReads.tenantId, notices.tenantId),
    eq(noticeReads.noticeId, notices.id),
    eq(noticeReads.memberId, ctx.member.id),
  );
}

/** One page of the member's notices, newest first. `settled` means the document has been renewed since. */
export async function listNotices(ctx: ReadContext, filters: NoticeFilters) {
  const pages = keyset({
    sort: notices.createdAt,
    type: 'timestamptz',
    id: notices.id,
    direction: 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const expiresOn = sql<string>`${notices.params}->>'expiresOn'`;
  const rows = await ctx.tx
    .select({
      id: notices.id,
      // Safe because only `raiseDocumentNotices` writes here: these are its kinds, and each row has its vehicle's id.
      kind: sql<VehicleDocument>`${notices.kind}`,
      vehicle: sql<string>`${notices.params}->>'vehicle'`,
      expiresOn,
      href: notices.href,
      createdAt: notices.createdAt,
      read: sql<boolean>`${noticeReads.readAt} is not null`,
      settled: sql<boolean>`${vehicles.archivedAt} is not null or coalesce(case ${notices.kind}
        when 'insurance' then ${vehicles.insuranceExpiresOn} else ${vehicles.registrationExpiresOn} end > (${expiresOn})::date, false)`,
      sortKey: pages.sortKey,
    })
    .from(notices)
    .leftJoin(noticeReads, myRead(ctx))
    .leftJoin(
      vehicles,
      and(eq(vehicles.tenantId, notices.tenantId), sql`${vehicles.id} = (${notices.params}->>'vehicleId')::uuid`),
    )
    .where(pages.where(and(forMe(ctx), filters.unread ? isNull(noticeReads.readAt) : undefined)))
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}

/** The number of notices the member has not read, up to 99. */
export async function countUnreadNotices(ctx: ReadContext): Promise<number> {
  const unread = ctx.tx
    .select({ id: notices.id })
    .from(notices)
    .leftJoin(noticeReads, myRead(ctx))
    .where(and(forMe(ctx), isNull(noticeReads.readAt)))
    .limit(UNREAD_SHOWN)
    .as('unread');
  const [row] = await ctx.tx.select({ value: sql<number>`count(*)::int` }).from(unread);
  return row?.value ?? 0;
}
