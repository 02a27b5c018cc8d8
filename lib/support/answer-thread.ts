import 'server-only';
import { and, eq } from 'drizzle-orm';
import { supportMessages, supportThreads } from '@/db/schema/support';
import { newId } from '../id';
import { command } from '../server/command';
import { assertStanding } from './assert-standing';
import { AnswerThreadInput } from './input';
import { lockThread } from './lock-thread';
import { mailOperator } from './mail-operator';

/** A member's next message in a thread, which then waits for an operator. A closed one must be reopened first. */
export const answerThread = command(
  { name: 'support.answer', permission: 'support.edit', input: AnswerThreadInput },
  async (ctx, { threadId, text }) => {
    const { tenantId, now: at, member } = ctx;
    const thread = await lockThread(ctx, threadId);
    assertStanding(thread);
    await mailOperator(ctx, thread);
    const id = newId();
    const author = { memberId: member.id, authorName: member.name };
    await ctx.tx.insert(supportMessages).values({ tenantId, id, threadId, text, at, ...author });
    await ctx.tx
      .update(supportThreads)
      .set({ state: 'open', lastMessageAt: at, updatedAt: at, ...(thread.openedBy === member.id && { readAt: at }) })
      .where(and(eq(supportThreads.tenantId, tenantId), eq(supportThreads.id, threadId)));
    ctx.record({
      entity: 'thread',
      entityId: threadId,
      before: { state: thread.state },
      after: { state: 'open', text },
    });
    return { id };
  },
);
