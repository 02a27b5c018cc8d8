import 'server-only';
import { planPrices, plans } from '@/db/schema/tenants';
import { localDay } from '../dates';
import { AppError } from '../errors';
import { newId } from '../id';
import { PLATFORM_ZONE } from '../platform-zone';
import { operatorCommand } from '../server/operator-command';
import { CreatePlanInput } from './input';

/** Makes a plan that companies can have from now on. Throws `plan_name_taken` at its field, whatever the case of its letters. */
export const createPlan = operatorCommand(
  { name: 'plans.create', permission: 'plans.manage', input: CreatePlanInput },
  async (ctx, { name, monthlyPriceCents, ...limits }) => {
    const id = newId();
    const made = await ctx.tx
      .insert(plans)
      .values({ code: name, id, ...limits })
      .onConflictDoNothing()
      .returning({ id: plans.id });
    if (made.length === 0) throw new AppError('plan_name_taken', { fields: { name: 'plan_name_taken' } });
    const fromDay = localDay(ctx.now, PLATFORM_ZONE);
    await ctx.tx.insert(planPrices).values({ plan: name, fromDay, monthlyPriceCents });
    const after = { name, monthlyPriceCents, ...limits };
    ctx.record({ subjectTenantId: null, entity: 'plan', entityId: id, before: null, after });
    return { id };
  },
);
