import 'server-only';
import { supportMessages, supportThreads } from '@/db/schema/support';
import { newId } from '../id';
import { command } from '../server/command';
import { OpenThreadInput } from './input';

/** Asks the platform's operators something. */
export const openThread = command(
  { name: 'support.ask', permission: 'support.edit', input: OpenThreadInput },
  async (ctx, { subject, text }) => {
    const { tenantId, now: at, member } = ctx;
    const id = newId();
    const times = { lastMessageAt: at, readAt: at };
    await ctx.tx.insert(supportThreads).values({ tenantId, id, subject, openedBy: member.id, ...times });
    const author = { memberId: member.id, authorName: member.name };
    await ctx.tx.insert(supportMessages).values({ tenantId, id: newId(), threadId: id, text, at, ...author });
    ctx.record({ entity: 'thread', entityId: id, before: null, after: { subject, text } });
    return { id };
  },
);
