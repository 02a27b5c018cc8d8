import 'server-only';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { noticeReads, notices } from '@/db/schema/activity';
import { AppError } from '../errors';
import { command } from '../server/command';
import { ReadNoticesInput } from './input';

/**
 * Marks notices as read for this member only, and returns how many were unread. Throws `record_not_found` if one is not
 * the member's.
 */
export const readNotices = command(
  { name: 'notices.read', permission: 'notices.view', input: ReadNoticesInput },
  async (ctx, { noticeIds }) => {
    const mine = and(
      eq(notices.tenantId, ctx.tenantId),
      or(isNull(notices.memberId), eq(notices.memberId, ctx.member.id)),
      noticeIds ? inArray(notices.id, noticeIds) : lte(notices.createdAt, ctx.now),
    );
    if (noticeIds) {
      const found = await ctx.tx.select({ id: notices.id }).from(notices).where(mine);
      if (found.length < new Set(noticeIds).size) throw new AppError('record_not_found');
    }
    // Done inside the database, so that no rows are transferred however many there are.
    const { count } = await ctx.tx
      .insert(noticeReads)
      .select(
        ctx.tx
          .select({
            tenantId: notices.tenantId,
            noticeId: notices.id,
            memberId: sql<string>`${ctx.member.id}::uuid`.as('member_id'),
            readAt: sql<Date>`${ctx.now.toISOString()}::timestamptz`.as('read_at'),
          })
          .from(notices)
          .where(mine),
      )
      .onConflictDoNothing();
    ctx.record({ entity: 'member', entityId: ctx.member.id, before: null, after: { read: count } });
    return { read: count };
  },
);
