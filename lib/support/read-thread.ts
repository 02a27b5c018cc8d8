import 'server-only';
import { and, eq } from 'drizzle-orm';
import { noticeReads, notices } from '@/db/schema/activity';
import { supportThreads } from '@/db/schema/support';
import { command } from '../server/command';
import { NamedThreadInput } from './input';
import { lockThread } from './lock-thread';

/** Notes that the member who asked has read the answers. The bell stops telling them of these. */
export const readThread = command(
  { name: 'support.mark_read', permission: 'support.view', input: NamedThreadInput },
  async (ctx, { threadId }) => {
    const { tenantId, tx, now, member } = ctx;
    const thread = await lockThread(ctx, threadId);
    if (thread.openedBy === member.id) {
      await tx
        .update(supportThreads)
        .set({ readAt: now })
        .where(and(eq(supportThreads.tenantId, tenantId), eq(supportThreads.id, threadId)));
      const told = await tx
        .select({ noticeId: notices.id })
        .from(notices)
        .where(
          and(
            eq(notices.tenantId, tenantId),
            eq(notices.memberId, member.id),
            eq(notices.href, `/support/${threadId}`),
          ),
        );
      const reads = told.map(({ noticeId }) => ({ tenantId, noticeId, memberId: member.id, readAt: now }));
      if (reads.length > 0) await tx.insert(noticeReads).values(reads).onConflictDoNothing();
    }
    ctx.record({ entity: 'thread', entityId: threadId, before: null, after: { read: 1 } });
    return { id: threadId };
  },
);
