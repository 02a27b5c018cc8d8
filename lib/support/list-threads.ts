import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { nameKey } from '@/db/columns';
import { members } from '@/db/schema/members';
import { supportThreads } from '@/db/schema/support';
import { ownThreads } from '../files/own-threads';
import { keyset } from '../lists/keyset';
import { textCondition } from '../search/text-condition';
import type { ReadContext } from '../server/query';
import type { ThreadFilters } from './input';
import { openFirst } from './thread-order';

/** The member has asked, and not read what was written last. */
const unread = (memberId: string): SQL<boolean> =>
  sql<boolean>`(${supportThreads.openedBy} = ${memberId} and ${supportThreads.lastMessageAt} > ${supportThreads.readAt})`;

/** One page of the threads that the member may see, what is closed last, and how many there are in each state. */
export async function listThreads(ctx: ReadContext, { q, state, cursor, size }: ThreadFilters) {
  const pages = keyset({
    sort: openFirst(supportThreads),
    type: 'bigint',
    id: supportThreads.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const found = and(ownThreads(ctx), textCondition(q, [nameKey(supportThreads.subject)]));
  const [[counts], rows] = await Promise.all([
    ctx.tx
      .select({
        all: sql<number>`count(*)::int`,
        open: sql<number>`count(*) filter (where ${supportThreads.state} = 'open')::int`,
        waiting: sql<number>`count(*) filter (where ${supportThreads.state} = 'waiting')::int`,
        closed: sql<number>`count(*) filter (where ${supportThreads.state} = 'closed')::int`,
      })
      .from(supportThreads)
      .where(found),
    ctx.tx
      .select({
        id: supportThreads.id,
        subject: supportThreads.subject,
        state: supportThreads.state,
        openedBy: members.name,
        lastMessageAt: supportThreads.lastMessageAt,
        unread: unread(ctx.member.id),
        sortKey: pages.sortKey,
      })
      .from(supportThreads)
      .innerJoin(members, and(eq(members.tenantId, supportThreads.tenantId), eq(members.id, supportThreads.openedBy)))
      .where(pages.where(and(found, state ? eq(supportThreads.state, state) : undefined)))
      .orderBy(...pages.orderBy)
      .limit(pages.limit),
  ]);
  return { ...pages.page(rows), counts: counts ?? { all: 0, open: 0, waiting: 0, closed: 0 } };
}

export type ListedThread = Awaited<ReturnType<typeof listThreads>>['rows'][number];
