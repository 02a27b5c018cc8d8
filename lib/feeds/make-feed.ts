import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { calendarFeeds } from '@/db/schema/feeds';
import { tenantSettings } from '@/db/schema/tenants';
import { newId } from '../id';
import { command } from '../server/command';
import { assertInPlan } from '../tenants/assert-in-plan';
import { lockVehicle } from '../vehicles/lock-vehicle';
import { feedToken, feedTokenHash } from './feed-token';
import { MakeFeedInput } from './input';

/**
 * Makes the address of a vehicle's or the company's calendar, and revokes the one before. Throws `not_in_plan`. Its secret is in no answer, log
 * or audit entry: `feedAddress` derives it for the screen.
 */
export const makeFeed = command(
  { name: 'feeds.make', permission: 'feeds.manage', input: MakeFeedInput },
  async (ctx, { vehicleId }) => {
    await assertInPlan(ctx, 'calendarFeeds');
    // Whoever is second waits here, and then revokes the first one's.
    if (vehicleId) await lockVehicle(ctx, vehicleId);
    else
      await ctx.tx
        .select({ id: tenantSettings.tenantId })
        .from(tenantSettings)
        .where(eq(tenantSettings.tenantId, ctx.tenantId))
        .for('no key update');
    const subject = vehicleId ? eq(calendarFeeds.vehicleId, vehicleId) : isNull(calendarFeeds.vehicleId);
    const replaced = await ctx.tx
      .update(calendarFeeds)
      .set({ revokedAt: ctx.now })
      .where(and(eq(calendarFeeds.tenantId, ctx.tenantId), subject, isNull(calendarFeeds.revokedAt)))
      .returning({ id: calendarFeeds.id });
    const id = newId();
    const columns = { vehicleId, tokenHash: feedTokenHash(feedToken(id)) };
    const made = { createdBy: ctx.member.id, createdAt: ctx.now };
    await ctx.tx.insert(calendarFeeds).values({ tenantId: ctx.tenantId, id, ...columns, ...made });
    const before = replaced[0] ? { feedId: replaced[0].id } : null;
    ctx.record({ entity: 'calendar_feed', entityId: id, before, after: { vehicleId } });
    return { id };
  },
);
