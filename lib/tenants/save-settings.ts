import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { localDay } from '../dates';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { getSettingsSection } from './get-settings-section';
import { SettingsInput } from './settings-input';
import { settingsRecord } from './settings-record';

/**
 * Changes one section of the company's settings. What is signed or booked keeps what it was agreed with
 * (docs/rules.md §13). A new gourde rate is that of today.
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

function rateDay(rate: unknown, today: string): string | null {
  return rate === null ? null : today;
}
