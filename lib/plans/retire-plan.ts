import 'server-only';
import { eq } from 'drizzle-orm';
import { platformSettings } from '@/db/schema/platform-settings';
import { plans } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { type OperatorWriteContext, operatorCommand } from '../server/operator-command';
import { NamedPlanInput } from './input';
import { lockPlan } from './lock-plan';

/**
 * Takes a plan from those that companies can change to. Those that have it keep it. Throws `plan_is_default` for the one
 * with which new companies begin.
 */
export const retirePlan = operatorCommand(
  { name: 'plans.retire', permission: 'plans.manage', input: NamedPlanInput },
  async (ctx, { planId }) => {
    const { code, retiredAt } = await lockPlan(ctx.tx, planId);
    if (retiredAt) throw new AppError('invalid_transition');
    const [settings] = await ctx.tx.select({ plan: platformSettings.defaultPlan }).from(platformSettings);
    if (settings?.plan === code) throw new AppError('plan_is_default');
    await change(ctx, planId, code, ctx.now);
    return { id: planId };
  },
);

/** Lets companies change to a plan again. */
export const restorePlan = operatorCommand(
  { name: 'plans.restore', permission: 'plans.manage', input: NamedPlanInput },
  async (ctx, { planId }) => {
    const { code, retiredAt } = await lockPlan(ctx.tx, planId);
    if (!retiredAt) throw new AppError('invalid_transition');
    await change(ctx, planId, code, null);
    return { id: planId };
  },
);

async function change(ctx: OperatorWriteContext, planId: string, name: string, retiredAt: Date | null): Promise<void> {
  await ctx.tx.update(plans).set({ retiredAt }).where(eq(plans.id, planId));
  const retired = retiredAt !== null;
  ctx.record({
    ...{ subjectTenantId: null, entity: 'plan', entityId: planId },
    ...{ before: { name, retired: !retired }, after: { name, retired } },
  });
}
