import 'server-only';
import { maintenancePlans } from '@/db/schema/maintenance';
import { newId } from '../id';
import { command } from '../server/command';
import { assertOwnScope, translateDuplicatePlan } from './assert-own-scope';
import { CreatePlanInput } from './plan-input';

/** Plans a service that comes back. Throws `duplicate_plan` if the vehicle or class has one of that type already. */
export const createPlan = command(
  { name: 'maintenance.create_plan', permission: 'maintenance.plan', input: CreatePlanInput },
  async (ctx, input) => {
    await assertOwnScope(ctx, input);
    const id = newId();
    try {
      await ctx.tx.insert(maintenancePlans).values({ tenantId: ctx.tenantId, id, ...input });
    } catch (error) {
      throw translateDuplicatePlan(error);
    }
    ctx.record({ entity: 'maintenance_plan', entityId: id, before: null, after: input });
    return { id };
  },
);
