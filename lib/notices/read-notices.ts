import 'server-only';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { noticeReads, notices } from '@/db/schema/activity';
import { AppError } from '../errors';
import { command } from '../server/command';
import { ReadNoticesInput } from './input';

/** Marks notices as read for the member who asks, and for nobody else; answers how many were not. Throws `record_not_found` where one is not theirs. */
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
    // Within the database: however many there are, none travels.
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
