import 'server-only';
import { eq } from 'drizzle-orm';
import { plans } from '@/db/schema/tenants';
import { assertUnchangedByOperators } from '../records/assert-unchanged';
import { operatorCommand } from '../server/operator-command';
import { PLAN_FIELDS } from './fields';
import { UpdatePlanInput } from './input';
import { lockPlan } from './lock-plan';

/**
 * Changes how many vehicles and users a plan allows and what it includes, at once and for every company that has it. Who
 * uses more loses nothing, but can make nothing new. Throws `record_changed` if another operator was first.
 */
export const updatePlan = operatorCommand(
  { name: 'plans.update', permission: 'plans.manage', input: UpdatePlanInput },
  async (ctx, { planId, version, ...after }) => {
    const { code, vehicleLimit, memberLimit, calendarFeeds, reportMails, programAccess } = await lockPlan(
      ctx.tx,
      planId,
    );
    const before = { vehicleLimit, memberLimit, calendarFeeds, reportMails, programAccess };
    const entity = { entity: 'plan', entityId: planId };
    await assertUnchangedByOperators(ctx, { fields: PLAN_FIELDS, record: before, version, ...entity });
    await ctx.tx.update(plans).set(after).where(eq(plans.id, planId));
    const name = { name: code };
    ctx.record({ subjectTenantId: null, ...entity, before: { ...name, ...before }, after: { ...name, ...after } });
    return { id: planId };
  },
);
