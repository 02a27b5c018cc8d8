import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { plans, tenants } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import type { ReadContext } from '../server/query';

/**
 * Throws `plan_limit_exceeded` if the company's plan has no room for that many more vehicles or active members
 * (docs/rules.md §4).
 */
export async function assertWithinPlan(
  ctx: Pick<WriteContext, 'tx' | 'tenantId'>,
  what: 'vehicles' | 'members',
  more = 1,
): Promise<void> {
  // Locked until the end of the transaction, so that two at the same time do not both take the last place.
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan/${what}/${ctx.tenantId}`}, 0))`);
  const plan = await planRoom(ctx, what);
  if (plan && plan.room < more)
    throw new AppError('plan_limit_exceeded', {
      params: { what, limit: plan.limit, count: plan.limit - plan.room, plan: plan.code },
    });
}

/** How many more the plan has room for; null if it has no limit. */
export async function planRoom(
  ctx: Pick<ReadContext, 'tx' | 'tenantId'>,
  what: 'vehicles' | 'members',
): Promise<{ code: string; limit: number; room: number } | null> {
  const [plan] = await ctx.tx
    .select({ code: plans.code, vehicles: plans.vehicleLimit, members: plans.memberLimit })
    .from(tenants)
    .innerJoin(plans, eq(plans.code, tenants.plan))
    .where(eq(tenants.id, ctx.tenantId));
  const limit = plan?.[what] ?? null;
  if (!plan || limit === null) return null;
  return { code: plan.code, limit, room: limit - (await countAgainstPlan(ctx, what)) };
}

/** How many the company has of what its plan limits. */
export function countAgainstPlan(
  { tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>,
  what: 'vehicles' | 'members',
): Promise<number> {
  return what === 'vehicles'
    ? tx.$count(vehicles, and(eq(vehicles.tenantId, tenantId), isNull(vehicles.archivedAt)))
    : tx.$count(members, and(eq(members.tenantId, tenantId), eq(members.active, true), isNull(members.archivedAt)));
}
