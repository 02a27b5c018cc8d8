import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { command } from '../server/command';
import { ColorInput } from './color-input';

/** The color of the company's login, of its mark, and of its mails and papers from now on. */
export const saveColor = command(
  { name: 'tenants.save_color', permission: 'settings.manage', input: ColorInput },
  async (ctx, { color }) => {
    const mine = eq(tenantSettings.tenantId, ctx.tenantId);
    const [before] = await ctx.tx
      .select({ color: tenantSettings.color })
      .from(tenantSettings)
      .where(mine)
      .for('no key update');
    await ctx.tx.update(tenantSettings).set({ color, updatedAt: ctx.now }).where(mine);
    ctx.record({
      ...{ entity: 'tenant_settings', entityId: ctx.tenantId },
      ...{ before: { color: before?.color ?? null }, after: { color } },
    });
    return { color };
  },
);
