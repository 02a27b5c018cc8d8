import 'server-only';
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { noticeReads, notices } from '@/db/schema/activity';
import { AppError } from '../errors';
import { command } from '../server/command';
import { ReadNoticesInput } from './input';

/** Marks notices as read for the member who asks, and for nobody else. Throws `record_not_found` where one is not theirs. */
export const readNotices = command(
  { name: 'notices.read', permission: 'notices.view', input: ReadNoticesInput },
  async (ctx, { noticeIds }) => {
    const mine = and(
      eq(notices.tenantId, ctx.tenantId),
      or(isNull(notices.memberId), eq(notices.memberId, ctx.member.id)),
      noticeIds ? inArray(notices.id, noticeIds) : lte(notices.createdAt, ctx.now),
    );
    const found = await ctx.tx.select({ id: notices.id }).from(notices).where(mine);
    if (noticeIds && found.length < new Set(noticeIds).size) throw new AppError('record_not_found');
    const rows = found.map(({ id }) => ({
      tenantId: ctx.tenantId,
      noticeId: id,
      memberId: ctx.member.id,
      readAt: ctx.now,
    }));
    if (rows.length > 0) await ctx.tx.insert(noticeReads).values(rows).onConflictDoNothing();
    ctx.record({ entity: 'member', entityId: ctx.member.id, before: null, after: { read: found.length } });
    return { read: found.length };
  },
);
