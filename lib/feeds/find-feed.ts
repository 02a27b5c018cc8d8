import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { calendarFeeds } from '@/db/schema/feeds';
import { members } from '@/db/schema/members';
import type { ReadContext } from '../server/query';

/** The calendar feed of a vehicle, or with null of the whole company, that is not revoked; null if there is none. */
export async function findFeed(ctx: ReadContext, vehicleId: string | null) {
  const [row] = await ctx.tx
    .select({
      id: calendarFeeds.id,
      tokenHash: calendarFeeds.tokenHash,
      createdAt: calendarFeeds.createdAt,
      madeBy: members.name,
    })
    .from(calendarFeeds)
    .innerJoin(members, and(eq(members.tenantId, calendarFeeds.tenantId), eq(members.id, calendarFeeds.createdBy)))
    .where(
      and(
        eq(calendarFeeds.tenantId, ctx.tenantId),
        vehicleId === null ? isNull(calendarFeeds.vehicleId) : eq(calendarFeeds.vehicleId, vehicleId),
        isNull(calendarFeeds.revokedAt),
      ),
    );
  return row ?? null;
}
