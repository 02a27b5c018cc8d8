import 'server-only';
import { desc, eq, sql } from 'drizzle-orm';
import { platformInvoices, subscriptions } from '@/db/schema/billing';
import { plans, tenants } from '@/db/schema/tenants';
import { localDay } from '../dates';
import { AppError } from '../errors';
import { listPrices } from '../plans/list-prices';
import { plannedPrice, priceAt } from '../plans/price-at';
import { PLATFORM_ZONE } from '../platform-zone';
import type { ReadContext } from '../server/query';
import { countAgainstPlan } from '../tenants/assert-within-plan';
import { invoiceState } from './invoice-state';

/** Three years. */
const MOST = 36;

export type Subscription = Awaited<ReturnType<typeof getSubscription>>;

/** The company's own plan, what it uses of it, and what the platform has billed it, the newest month first. */
export async function getSubscription(ctx: ReadContext) {
  const { tx, tenantId } = ctx;
  const today = localDay(ctx.now, PLATFORM_ZONE);
  const own = eq(platformInvoices.subjectTenantId, tenantId);
  const { id, number, fromDay, totalCents, dueOn, paidOn } = platformInvoices;
  const [[plan], prices, vehicles, members, invoices, [owed]] = await Promise.all([
    tx
      .select({
        code: plans.code,
        vehicleLimit: plans.vehicleLimit,
        memberLimit: plans.memberLimit,
        calendarFeeds: plans.calendarFeeds,
        reportMails: plans.reportMails,
        programAccess: plans.programAccess,
        trialUntil: subscriptions.trialUntil,
      })
      .from(tenants)
      .innerJoin(plans, eq(plans.code, tenants.plan))
      .leftJoin(subscriptions, eq(subscriptions.subjectTenantId, tenants.id))
      .where(eq(tenants.id, tenantId)),
    listPrices(tx),
    countAgainstPlan(ctx, 'vehicles'),
    countAgainstPlan(ctx, 'members'),
    tx
      .select({ id, number, fromDay, totalCents, dueOn, paidOn, state: invoiceState(today) })
      .from(platformInvoices)
      .where(own)
      .orderBy(desc(fromDay))
      .limit(MOST),
    tx
      .select({ cents: sql`coalesce(sum(${totalCents}) filter (where ${paidOn} is null), 0)`.mapWith(Number) })
      .from(platformInvoices)
      .where(own),
  ]);
  if (!plan) throw new AppError('record_not_found');
  const { trialUntil, ...terms } = plan;
  const known = prices.get(terms.code) ?? [];
  return {
    plan: { ...terms, monthlyPriceCents: priceAt(known, today), planned: plannedPrice(known, today) },
    /** The first day that costs something; null once it has come. */
    trialUntil: trialUntil && trialUntil > today ? trialUntil : null,
    used: { vehicles, members },
    owedCents: owed?.cents ?? 0,
    invoices,
  };
}
