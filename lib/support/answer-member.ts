import 'server-only';
import { and, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { supportMessages } from '@/db/schema/support';
import { AppError } from '../errors';
import { newId } from '../id';
import { assertStanding } from './assert-standing';
import { changeThread } from './change-thread';
import { AnswerMemberInput } from './input';
import { mailMember } from './mail-member';
import { type Thread, threadCommand } from './thread-command';

/**
 * An operator's answer. The thread waits for the member then, whose bell shows it, and is the operator's if it was nobody's.
 * Throws `thread_closed`, and `thread_answered` if a colleague has answered since the newest message that was seen.
 */
export const answerMember = threadCommand(
  { name: 'support.answer_member', input: AnswerMemberInput },
  async ({ tx, now: at, operator, thread }, { text, seenMessageId }) => {
    assertStanding(thread);
    const { tenantId, id: threadId } = thread;
    if (seenMessageId) await assertUnanswered(tx, thread, { seenMessageId, operatorId: operator.id });
    const id = newId();
    const author = { operatorId: operator.id, authorName: operator.name };
    await tx.insert(supportMessages).values({ tenantId, id, threadId, text, at, ...author });
    const operatorId = thread.operatorId ?? operator.id;
    await changeThread(tx, thread, { state: 'waiting', operatorId, lastMessageAt: at, updatedAt: at });
    await tx.insert(notices).values({
      ...{ tenantId, id: newId(), kind: 'support_answer', memberId: thread.openedBy },
      subject: `support_answer:${id}`,
      params: { threadId, messageId: id, subject: thread.subject, name: operator.name },
      href: `/support/${threadId}`,
    });
    await mailMember({ tx, now: at, operator }, thread);
    return { before: { state: thread.state }, after: { state: 'waiting', text }, output: { id } };
  },
);

async function assertUnanswered(
  tx: Transaction,
  { tenantId, id }: Thread,
  { seenMessageId, operatorId }: { seenMessageId: string; operatorId: string },
): Promise<void> {
  const later = await tx.$count(
    supportMessages,
    and(
      eq(supportMessages.tenantId, tenantId),
      eq(supportMessages.threadId, id),
      gt(supportMessages.id, seenMessageId),
      isNotNull(supportMessages.operatorId),
      ne(supportMessages.operatorId, operatorId),
    ),
  );
  if (later > 0) throw new AppError('thread_answered');
}
