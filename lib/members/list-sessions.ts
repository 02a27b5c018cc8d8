import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { sessions } from '@/db/schema/members';
import { describeDevice } from '../auth/describe-device';
import { isLive } from '../auth/member-session';
import type { ReadContext } from '../server/query';

/** Where a member is signed in now, the latest used first. `own` is the session that asks. */
export async function listSessions(ctx: ReadContext, memberId: string) {
  const rows = await ctx.tx
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      address: sessions.address,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.tenantId, ctx.tenantId), eq(sessions.memberId, memberId), isLive('sessions')))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    device: describeDevice(userAgent),
    own: row.id === ctx.sessionId,
  }));
}

export type ListedSession = Awaited<ReturnType<typeof listSessions>>[number];
