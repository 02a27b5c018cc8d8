import 'server-only';
import { eq } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { command } from '../server/command';
import { SaveChecklistInput } from './input';

/**
 * Changes what the company's inspections ask for. Those recorded before keep what they were asked. Throws
 * `record_changed` if the list is no longer the one that was changed.
 */
export const saveChecklist = command(
  { name: 'inspections.save_checklist', permission: 'inspections.manage', input: SaveChecklistInput },
  async (ctx, { items, seen }) => {
    const mine = eq(tenantSettings.tenantId, ctx.tenantId);
    const [settings] = await ctx.tx
      .select({ checklist: tenantSettings.checklist })
      .from(tenantSettings)
      .where(mine)
      .for('update');
    const before = settings?.checklist ?? [];
    if (seen && seen.join('\n') !== before.join('\n')) throw new AppError('record_changed');
    const checklist = [...new Set(items)];
    await ctx.tx.update(tenantSettings).set({ checklist, updatedAt: ctx.now }).where(mine);
    ctx.record({ entity: 'tenant', entityId: ctx.tenantId, before: { checklist: before }, after: { checklist } });
    return { items: checklist };
  },
);
