import 'server-only';
import { and, eq } from 'drizzle-orm';
import { supportThreads } from '@/db/schema/support';
import { command, type WriteContext } from '../server/command';
import { assertTransition } from '../state-machine';
import { NamedThreadInput } from './input';
import { lockThread } from './lock-thread';
import { THREAD_STEPS, type ThreadState } from './values';

/** Ends a thread: what was asked is settled. */
export const closeThread = command(
  { name: 'support.close', permission: 'support.edit', input: NamedThreadInput },
  (ctx, { threadId }) => switchTo(ctx, threadId, 'closed'),
);

async function switchTo(ctx: WriteContext, threadId: string, state: ThreadState) {
  const thread = await lockThread(ctx, threadId);
  assertTransition(THREAD_STEPS, thread.state, state);
  await ctx.tx
    .update(supportThreads)
    .set({ state, updatedAt: ctx.now })
    .where(and(eq(supportThreads.tenantId, ctx.tenantId), eq(supportThreads.id, threadId)));
  ctx.record({ entity: 'thread', entityId: threadId, before: { state: thread.state }, after: { state } });
  return { id: threadId };
}

/** Opens a closed thread again, so that one can write in it. It waits for an operator then. */
export const reopenThread = command(
  { name: 'support.reopen', permission: 'support.edit', input: NamedThreadInput },
  (ctx, { threadId }) => switchTo(ctx, threadId, 'open'),
);
