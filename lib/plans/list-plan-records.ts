import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { localDay } from '../dates';
import { PLATFORM_ZONE } from '../platform-zone';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { readPlans } from './read-plans';

export type PlanRow = Awaited<ReturnType<typeof listPlanRecords>>[number];

/** All plans at today's prices, each with how many companies have it. They are few. */
export function listPlanRecords(ctx: AdminContext) {
  return operatorQuery(ctx, 'plans.manage', async (tx) => {
    const plans = await readPlans(tx, localDay(ctx.now, PLATFORM_ZONE));
    return Promise.all(plans.map(async (plan) => ({ ...plan, companies: await countCompanies(tx, plan.code) })));
  });
}

/** The companies that have a plan, suspended ones too. */
export function countCompanies(tx: Transaction, plan: string): Promise<number> {
  return tx.$count(tenants, and(eq(tenants.plan, plan), isNull(tenants.deletedAt)));
}
