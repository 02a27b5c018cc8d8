import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { drawers } from '@/db/schema/drawers';
import { tenantSettings } from '@/db/schema/tenants';
import { localDay } from '../dates';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { command, type WriteContext } from '../server/command';
import { getSettingsSection } from './get-settings-section';
import { SettingsInput } from './settings-input';
import { settingsRecord } from './settings-record';

/**
 * Changes one section of the company's settings. What is signed or booked keeps what it was agreed with
 * (docs/rules.md §13). A new gourde rate is that of today. Throws `drawers_open` for another time zone while a drawer is
 * open: its day would begin and end at other times.
 */
export const saveSettings = command(
  { name: 'tenants.save_settings', permission: 'settings.manage', input: SettingsInput },
  async (ctx, { section, version, ...values }) => {
    const mine = eq(tenantSettings.tenantId, ctx.tenantId);
    await ctx.tx.select({ tenantId: tenantSettings.tenantId }).from(tenantSettings).where(mine).for('no key update');
    const { fields, record: before } = await getSettingsSection(ctx, section);
    const entity = { entity: 'tenant_settings', entityId: ctx.tenantId };
    await assertUnchanged(ctx, { fields, record: before, version, ...entity });
    const after = settingsRecord(fields, values);
    if ('timeZone' in after && after.timeZone !== before.timeZone) await assertDrawersClosed(ctx);
    const isNewRate = 'htgRate' in after && after.htgRate !== before.htgRate;
    const htgRateOn = isNewRate ? rateDay(after.htgRate, localDay(ctx.now, ctx.tenant.timeZone)) : undefined;
    await ctx.tx
      .update(tenantSettings)
      .set({ ...values, htgRateOn, updatedAt: ctx.now })
      .where(mine);
    ctx.record({ ...entity, before, after });
    return { section };
  },
);

async function assertDrawersClosed({ tx, tenantId }: WriteContext): Promise<void> {
  const open = await tx.$count(drawers, and(eq(drawers.tenantId, tenantId), isNull(drawers.closedAt)));
  if (open > 0) throw new AppError('drawers_open', { fields: { timeZone: 'drawers_open' } });
}

function rateDay(rate: unknown, today: string): string | null {
  return rate === null ? null : today;
}
