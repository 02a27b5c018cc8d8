import 'server-only';
import { and, eq } from 'drizzle-orm';
import { reportMailings, reportPresets } from '@/db/schema/report-presets';
import { assertMay } from '../server/assert-may';
import { command } from '../server/command';
import { lockPreset } from './lock-preset';
import { RemovePresetInput } from './preset-input';

/** Removes a kept report and its mails. A shared one is removed by its member or an admin; others are refused. */
export const removePreset = command(
  { name: 'reports.remove_preset', permission: 'reports.view', input: RemovePresetInput },
  async (ctx, { presetId }) => {
    const { tenantId, id: _, createdAt: __, memberId, ...before } = await lockPreset(ctx, presetId);
    if (memberId !== ctx.member.id) assertMay(ctx, 'settings.manage');
    const mails = and(eq(reportMailings.tenantId, tenantId), eq(reportMailings.presetId, presetId));
    await ctx.tx.delete(reportMailings).where(mails);
    await ctx.tx.delete(reportPresets).where(and(eq(reportPresets.tenantId, tenantId), eq(reportPresets.id, presetId)));
    ctx.record({ entity: 'report_preset', entityId: presetId, before, after: null });
    return { presetId };
  },
);
