import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { supportMessages } from '@/db/schema/support';
import { getOwnThread } from '../files/get-own-thread';
import { listAttachments } from '../files/list-attachments';
import type { ReadContext } from '../server/query';

/** A thread with its messages in order, who asked, and its files. Throws `record_not_found`. */
export async function getThread(ctx: ReadContext, threadId: string) {
  const { id, subject, state, openedBy, lastMessageAt, readAt } = await getOwnThread(ctx, threadId);
  const [messages, files, [author]] = await Promise.all([
    listMessages(ctx.tx, { tenantId: ctx.tenantId, threadId }),
    listAttachments(ctx, { threadId }),
    ctx.tx
      .select({ name: members.name })
      .from(members)
      .where(and(eq(members.tenantId, ctx.tenantId), eq(members.id, openedBy))),
  ]);
  const unread = openedBy === ctx.member.id && lastMessageAt > readAt;
  return { id, subject, state, openedBy: author?.name ?? '', unread, messages, files };
}

/** What was said in a thread, the oldest first. */
export async function listMessages(tx: Transaction, { tenantId, threadId }: { tenantId: string; threadId: string }) {
  const rows = await tx
    .select({
      id: supportMessages.id,
      operatorId: supportMessages.operatorId,
      author: supportMessages.authorName,
      text: supportMessages.text,
      at: supportMessages.at,
    })
    .from(supportMessages)
    .where(and(eq(supportMessages.tenantId, tenantId), eq(supportMessages.threadId, threadId)))
    .orderBy(asc(supportMessages.at), asc(supportMessages.id));
  return rows.map(({ operatorId, ...message }) => ({ ...message, ours: operatorId !== null }));
}
