import 'server-only';
import { asc } from 'drizzle-orm';
import { plans } from '@/db/schema/tenants';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';

export type Plan = typeof plans.$inferSelect;

/** The plans that a company can have, the cheapest first. */
export function listPlans(ctx: AdminContext): Promise<Plan[]> {
  return operatorQuery(ctx, 'tenants.view', (tx) =>
    tx.select().from(plans).orderBy(asc(plans.monthlyPriceCents), asc(plans.code)),
  );
}
