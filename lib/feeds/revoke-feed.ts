import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { calendarFeeds } from '@/db/schema/feeds';
import { AppError } from '../errors';
import { command } from '../server/command';
import { RevokeFeedInput } from './input';

/** Ends an address at once. Throws `record_not_found` if it has ended already. */
export const revokeFeed = command(
  { name: 'feeds.revoke', permission: 'feeds.manage', input: RevokeFeedInput },
  async (ctx, { feedId }) => {
    const [row] = await ctx.tx
      .update(calendarFeeds)
      .set({ revokedAt: ctx.now })
      .where(
        and(eq(calendarFeeds.tenantId, ctx.tenantId), eq(calendarFeeds.id, feedId), isNull(calendarFeeds.revokedAt)),
      )
      .returning({ vehicleId: calendarFeeds.vehicleId });
    if (!row) throw new AppError('record_not_found');
    ctx.record({ entity: 'calendar_feed', entityId: feedId, before: row, after: { revoked: true } });
    return { id: feedId };
  },
);
