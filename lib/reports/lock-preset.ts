import 'server-only';
import { and, eq, or } from 'drizzle-orm';
import { reportPresets } from '@/db/schema/report-presets';
import { AppError } from '../errors';
import type { ReadContext } from '../server/query';

/** A kept report that the member may see, locked. Throws `record_not_found`. */
export async function lockPreset(ctx: ReadContext, presetId: string) {
  const seen = or(eq(reportPresets.memberId, ctx.member.id), eq(reportPresets.shared, true));
  const [preset] = await ctx.tx
    .select()
    .from(reportPresets)
    .where(and(eq(reportPresets.tenantId, ctx.tenantId), eq(reportPresets.id, presetId), seen))
    .for('update');
  if (!preset) throw new AppError('record_not_found');
  return preset;
}
