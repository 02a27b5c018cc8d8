import 'server-only';
import { assertTransition } from '../state-machine';
import { changeThread } from './change-thread';
import { NamedThreadInput } from './input';
import { type ThreadContext, threadCommand } from './thread-command';
import { THREAD_STEPS, type ThreadState } from './values';

/** Ends a company's thread. Throws `invalid_transition` if somebody was first. */
export const closeMemberThread = threadCommand(
  { name: 'support.close_thread', input: NamedThreadInput },
  (ctx: ThreadContext) => switchTo(ctx, 'closed'),
);

/** Opens a company's closed thread again. */
export const reopenMemberThread = threadCommand(
  { name: 'support.reopen_thread', input: NamedThreadInput },
  (ctx: ThreadContext) => switchTo(ctx, 'open'),
);

async function switchTo({ tx, now, thread }: ThreadContext, state: ThreadState) {
  assertTransition(THREAD_STEPS, thread.state, state);
  await changeThread(tx, thread, { state, updatedAt: now });
  return { before: { state: thread.state }, after: { state }, output: { id: thread.id } };
}
