import 'server-only';
import { and, eq } from 'drizzle-orm';
import { maintenancePlans } from '@/db/schema/maintenance';
import { command } from '../server/command';
import { lockPlan } from './lock-plan';
import { ArchivePlanInput } from './plan-input';

/** Ends a plan. Tickets that were opened for it stay. */
export const archivePlan = command(
  { name: 'maintenance.archive_plan', permission: 'maintenance.plan', input: ArchivePlanInput },
  async (ctx, { planId }) => {
    const before = await lockPlan(ctx, planId);
    await ctx.tx
      .update(maintenancePlans)
      .set({ archivedAt: ctx.now, updatedAt: ctx.now })
      .where(and(eq(maintenancePlans.tenantId, ctx.tenantId), eq(maintenancePlans.id, planId)));
    ctx.record({ entity: 'maintenance_plan', entityId: planId, before, after: { archived: true } });
    return { id: planId };
  },
);
