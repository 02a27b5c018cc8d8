import 'server-only';
import { and, count, eq, isNull } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { plans, tenants } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { newId } from '../id';
import { command, type WriteContext } from '../server/command';
import { CreateMemberInput } from './input';

/** Adds a member without a password: they set it by the invitation's link. */
export const createMember = command(
  { name: 'members.create', permission: 'members.manage', input: CreateMemberInput },
  async (ctx, input) => {
    await assertWithinPlan(ctx);
    const id = newId();
    const inserted = await ctx.tx
      .insert(members)
      .values({ tenantId: ctx.tenantId, id, ...input })
      .onConflictDoNothing()
      .returning({ id: members.id });
    if (inserted.length === 0) throw new AppError('duplicate_email', { fields: { email: 'duplicate_email' } });
    ctx.record({ entity: 'member', entityId: id, before: null, after: input });
    return { id };
  },
);

async function assertWithinPlan(ctx: WriteContext): Promise<void> {
  const [[plan], [staff]] = await Promise.all([
    ctx.tx
      .select({ limit: plans.memberLimit, code: plans.code })
      .from(tenants)
      .innerJoin(plans, eq(plans.code, tenants.plan))
      .where(eq(tenants.id, ctx.tenantId)),
    ctx.tx
      .select({ value: count() })
      .from(members)
      .where(and(eq(members.tenantId, ctx.tenantId), eq(members.active, true), isNull(members.archivedAt))),
  ]);
  if (plan && plan.limit !== null && (staff?.value ?? 0) >= plan.limit)
    throw new AppError('plan_limit_exceeded', { params: { limit: plan.limit, plan: plan.code } });
}
