import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { command } from '../server/command';
import { RemovePlaceHoursInput } from './input';
import { lockBusinessHours } from './lock-business-hours';
import { ownHours } from './own-hours';
import { placeHoursRecord } from './place-hours-record';

/**
 * Takes a place's own hours away: those of the company hold there again, and without any of these it is always open.
 * Throws `record_not_found` if the place has none.
 */
export const removePlaceHours = command(
  { name: 'hours.remove_place', permission: 'settings.manage', input: RemovePlaceHoursInput },
  async (ctx, { place }) => {
    const { business } = await lockBusinessHours(ctx);
    const removed = ownHours(business, place);
    if (!removed) throw new AppError('record_not_found');
    const { [place]: _removed, ...places } = business.places ?? {};
    await ctx.tx
      .update(tenantSettings)
      .set({ businessHours: { ...business, places }, updatedAt: ctx.now })
      .where(eq(tenantSettings.tenantId, ctx.tenantId));
    const entity = { entity: 'tenant_settings', entityId: ctx.tenantId };
    ctx.record({ ...entity, before: { place, ...placeHoursRecord(removed) }, after: { place } });
    return { place };
  },
);
