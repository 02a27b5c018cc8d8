import 'server-only';
import { eq } from 'drizzle-orm';
import { plans, tenants } from '@/db/schema/tenants';
import { AppError } from '../errors';
import type { PlanFeature } from '../plans/values';
import type { WriteContext } from '../server/command';

/**
 * Throws `not_in_plan` if the company's plan does not include this (docs/rules.md §21). What was made under another plan
 * stays, so that only making asks.
 */
export async function assertInPlan(ctx: Pick<WriteContext, 'tx' | 'tenantId'>, feature: PlanFeature): Promise<void> {
  const [plan] = await ctx.tx
    .select({ included: plans[feature] })
    .from(tenants)
    .innerJoin(plans, eq(plans.code, tenants.plan))
    .where(eq(tenants.id, ctx.tenantId));
  if (!plan?.included) throw new AppError('not_in_plan');
}
