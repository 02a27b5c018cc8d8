import 'server-only';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { noticeReads, notices } from '@/db/schema/activity';
import { rentals } from '@/db/schema/rentals';
import { reservations } from '@/db/schema/reservations';
import { vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import type { ReadContext } from '../server/query';
import type { NoticeFilters } from './input';
import { isSettled } from './is-settled';
import { NOTICE_GROUPS, type NoticeKind } from './values';

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

/** One page of the member's notices, newest first. `settled` means that nobody has to do anything any more. */
export async function listNotices(ctx: ReadContext, filters: NoticeFilters) {
  const pages = keyset({
    sort: notices.createdAt,
    type: 'timestamptz',
    id: notices.id,
    direction: 'desc',
    cursor: filters.cursor,
    pageSize: filters.size,
  });
  const rows = await ctx.tx
    .select({
      id: notices.id,
      // Safe because only the jobs that raise notices write here: these are their kinds.
      kind: sql<NoticeKind>`${notices.kind}`,
      /** What the sentence of its kind says. */
      params: notices.params,
      href: notices.href,
      createdAt: notices.createdAt,
      read: sql<boolean>`${noticeReads.readAt} is not null ${ONE_PLAN}`,
      settled: isSettled,
      sortKey: pages.sortKey,
    })
    .from(notices)
    .leftJoin(noticeReads, myRead(ctx))
    .leftJoin(vehicles, isNamed(vehicles, 'vehicleId'))
    .leftJoin(reservations, isNamed(reservations, 'reservationId'))
    .leftJoin(rentals, isNamed(rentals, 'rentalId'))
    .where(pages.where(and(forMe(ctx), isShown(filters.show))))
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}

function isShown(show: NoticeFilters['show']) {
  if (show === null) return undefined;
  return show === 'unread' ? isNull(noticeReads.readAt) : inArray(notices.kind, [...NOTICE_GROUPS[show]]);
}

/** The record that a notice names by an id among its parameters. */
function isNamed(table: typeof vehicles | typeof reservations | typeof rentals, param: string) {
  return and(eq(table.tenantId, notices.tenantId), sql`${table.id} = (${notices.params}->>${param})::uuid`);
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
  const [row] = await ctx.tx.select({ value: sql<number>`count(*)::int ${ONE_PLAN}` }).from(unread);
  return row?.value ?? 0;
}
