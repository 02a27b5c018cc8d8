import 'server-only';
import { reportPresets } from '@/db/schema/report-presets';
import { AppError } from '../errors';
import { newId } from '../id';
import { command } from '../server/command';
import { KeepPresetInput } from './preset-input';

/** Keeps a report by a name, for its member or for all who may see reports. Throws `duplicate_report`. */
export const keepPreset = command(
  { name: 'reports.keep_preset', permission: 'reports.view', input: KeepPresetInput },
  async (ctx, { name, shared, range, types, ...days }) => {
    const id = newId();
    const { from, until } = range ? { from: null, until: null } : days;
    const kept = { name, shared, range, from, until, types };
    const [row] = await ctx.tx
      .insert(reportPresets)
      .values({ tenantId: ctx.tenantId, id, memberId: ctx.member.id, ...kept, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: reportPresets.id });
    if (!row) throw new AppError('duplicate_report', { fields: { name: 'duplicate_report' } });
    ctx.record({ entity: 'report_preset', entityId: id, before: null, after: kept });
    return { id };
  },
);
