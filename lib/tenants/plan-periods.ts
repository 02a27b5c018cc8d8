import 'server-only';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { planPeriods, subscriptions } from '@/db/schema/billing';
import { tenants } from '@/db/schema/tenants';
import { listPrices } from '../plans/list-prices';
import { pricedPeriods } from '../plans/priced-periods';

/** A new company pays nothing for its first days. */
export const TRIAL_DAYS = 30;

/**
 * Notes what a company pays from a day on (docs/rules.md §21): for the plan that it has now, or nothing while it is
 * suspended. The last of several changes of one day counts. Call it after the company's row was changed.
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
          billed: sql<boolean>`${tenants.status} = 'active'`.as('billed'),
        })
        .from(tenants)
        .where(eq(tenants.id, tenantId)),
    )
    .onConflictDoUpdate({
      target: [planPeriods.subjectTenantId, planPeriods.fromDay],
      set: { plan: sql`excluded.plan`, billed: sql`excluded.billed` },
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

/** What a company has paid from which day on, with its changes up to a day, in their order. */
export async function listPlanPeriods(tx: Transaction, tenantId: string, until: string) {
  const { fromDay, plan, billed } = planPeriods;
  const [periods, prices] = await Promise.all([
    tx
      .select({ fromDay, plan, billed })
      .from(planPeriods)
      .where(and(eq(planPeriods.subjectTenantId, tenantId), lte(fromDay, until)))
      .orderBy(asc(fromDay)),
    listPrices(tx),
  ]);
  return pricedPeriods(periods, prices);
}
