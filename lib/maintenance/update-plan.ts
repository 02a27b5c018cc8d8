import 'server-only';
import { and, eq } from 'drizzle-orm';
import { maintenancePlans } from '@/db/schema/maintenance';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { assertOwnScope, translateDuplicatePlan } from './assert-own-scope';
import { findScopeNames } from './find-scope-names';
import { lockPlan } from './lock-plan';
import { PLAN_FIELDS } from './plan-fields';
import { UpdatePlanInput } from './plan-input';

/** Changes a plan. What is due follows at once, because it is computed at each reading. */
export const updatePlan = command(
  { name: 'maintenance.update_plan', permission: 'maintenance.plan', input: UpdatePlanInput },
  async (ctx, { planId, version, ...input }) => {
    const before = await lockPlan(ctx, planId);
    const audited = { entity: 'maintenance_plan', entityId: planId };
    const names = () => findScopeNames(ctx, before);
    await assertUnchanged(ctx, { fields: PLAN_FIELDS, record: before, version, names, ...audited });
    await assertOwnScope(ctx, {
      vehicleId: input.vehicleId === before.vehicleId ? null : input.vehicleId,
      classId: input.classId === before.classId ? null : input.classId,
    });
    try {
      await ctx.tx
        .update(maintenancePlans)
        .set({ ...input, updatedAt: ctx.now })
        .where(and(eq(maintenancePlans.tenantId, ctx.tenantId), eq(maintenancePlans.id, planId)));
    } catch (error) {
      throw translateDuplicatePlan(error);
    }
    ctx.record({ ...audited, before, after: input });
    return { id: planId };
  },
);
