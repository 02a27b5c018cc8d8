import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { maintenancePlans } from '@/db/schema/maintenance';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

/** One plan that is not archived. Throws `record_not_found`. */
export async function getPlan(ctx: ReadContext, planId: string) {
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
    );
  if (!plan) throw new AppError('record_not_found');
  return plan;
}
