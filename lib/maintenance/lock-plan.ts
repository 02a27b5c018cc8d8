import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { maintenancePlans } from '@/db/schema/maintenance';
import { AppError } from '../errors';
import { isId } from '../id';
import type { WriteContext } from '../server/command';

/** A plan that is not archived, locked until the transaction ends. Throws `record_not_found`. */
export async function lockPlan(ctx: WriteContext, planId: string) {
  if (!isId(planId)) throw new AppError('record_not_found');
  const [plan] = await ctx.tx
    .select()
    .from(maintenancePlans)
    .where(
      and(
        eq(maintenancePlans.tenantId, ctx.tenantId),
        eq(maintenancePlans.id, planId),
        isNull(maintenancePlans.archivedAt),
      ),
    )
    .for('update');
  if (!plan) throw new AppError('record_not_found');
  return plan;
}
