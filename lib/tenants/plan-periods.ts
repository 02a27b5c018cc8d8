import 'server-only';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { planPeriods, subscriptions } from '@/db/schema/billing';
import { plans, tenants } from '@/db/schema/tenants';

/** A new company pays nothing for its first days. */
export const TRIAL_DAYS = 30;

/**
 * Notes what a company pays from a day on (docs/rules.md §21): the price of the plan that it has now, or nothing while it
 * is suspended. The last of several changes of one day counts. Call it after the company's row was changed.
 */
export async function recordPlan(tx: Transaction, tenantId: string, day: string): Promise<void> {
  await tx
    .insert(planPeriods)
    .select(
      tx
        .select({
          subjectTenantId: tenants.id,
          fromDay: sql`${day}::date`.as('from_day'),
          plan: tenants.plan,
          monthlyPriceCents:
            sql<number>`case when ${tenants.status} = 'active' then ${plans.monthlyPriceCents} else 0 end`.as(
              'monthly_price_cents',
            ),
        })
        .from(tenants)
        .innerJoin(plans, eq(plans.code, tenants.plan))
        .where(eq(tenants.id, tenantId)),
    )
    .onConflictDoUpdate({
      target: [planPeriods.subjectTenantId, planPeriods.fromDay],
      set: { plan: sql`excluded.plan`, monthlyPriceCents: sql`excluded.monthly_price_cents` },
    });
}

/** Begins to bill a company from a day on, with or without a trial. */
export async function startSubscription(
  tx: Transaction,
  { tenantId, day, trialUntil }: { tenantId: string; day: string; trialUntil: string | null },
): Promise<void> {
  await tx
    .insert(subscriptions)
    .values({ subjectTenantId: tenantId, billedUntil: day, trialUntil })
    .onConflictDoNothing();
  await recordPlan(tx, tenantId, day);
}

/** What a company has paid from which day on, up to a day, in their order. */
export function listPlanPeriods(tx: Transaction, tenantId: string, until: string) {
  return tx
    .select({
      fromDay: planPeriods.fromDay,
      plan: planPeriods.plan,
      monthlyPriceCents: planPeriods.monthlyPriceCents,
    })
    .from(planPeriods)
    .where(and(eq(planPeriods.subjectTenantId, tenantId), lte(planPeriods.fromDay, until)))
    .orderBy(asc(planPeriods.fromDay));
}
