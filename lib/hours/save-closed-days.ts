import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { closedDaysRecord } from './closed-days-record';
import { CLOSED_DAYS_FIELDS } from './fields';
import { ClosedDaysInput } from './input';
import { lockBusinessHours } from './lock-business-hours';

/** Changes the public holidays and the other days on which all places of the company are closed. */
export const saveClosedDays = command(
  { name: 'hours.save_closed_days', permission: 'settings.manage', input: ClosedDaysInput },
  async (ctx, { version, ...after }) => {
    const { business } = await lockBusinessHours(ctx);
    const before = closedDaysRecord(business);
    const entity = { entity: 'tenant_settings', entityId: ctx.tenantId };
    await assertUnchanged(ctx, { fields: CLOSED_DAYS_FIELDS, record: before, version, ...entity });
    await ctx.tx
      .update(tenantSettings)
      .set({ businessHours: { ...business, ...after }, updatedAt: ctx.now })
      .where(eq(tenantSettings.tenantId, ctx.tenantId));
    ctx.record({ ...entity, before, after });
    return after;
  },
);
