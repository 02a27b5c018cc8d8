import 'server-only';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { planPeriods, platformInvoices, subscriptions } from '@/db/schema/billing';
import { localDay, shiftDay, shiftMonths } from '../dates';
import { listPrices } from '../plans/list-prices';
import { pricedPeriods } from '../plans/priced-periods';
import { PLATFORM_ZONE } from '../platform-zone';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { revenueByMonth, type Subscriber } from './revenue-by-month';

const MONTHS = 12;

/** The platform's revenue on the last days of the past twelve months and today, and what is unpaid. Money is in US cents. */
export function getPlatformRevenue(ctx: AdminContext) {
  const today = localDay(ctx.now, PLATFORM_ZONE);
  const months = Array.from({ length: MONTHS + 1 }, (_, index) =>
    shiftMonths(`${today.slice(0, 7)}-01`, index - MONTHS),
  );
  const days = months.map((month) => {
    const last = shiftDay(shiftMonths(month, 1), -1);
    if (last < today) return last;
    return today;
  });
  return operatorQuery(ctx, 'tenants.view', async (tx) => {
    const [subscribers, [due]] = await Promise.all([
      listSubscribers(tx),
      tx
        .select({
          cents: sql<number>`coalesce(sum(${platformInvoices.totalCents}), 0)::float8`,
          count: sql<number>`count(*)::int`,
          overdueCents: sql<number>`coalesce(sum(${platformInvoices.totalCents}) filter (where ${platformInvoices.dueOn} < ${today}::date), 0)::float8`,
        })
        .from(platformInvoices)
        .where(isNull(platformInvoices.paidOn)),
    ]);
    return { due: due ?? { cents: 0, count: 0, overdueCents: 0 }, months: revenueByMonth(subscribers, days) };
  });
}

async function listSubscribers(tx: Transaction): Promise<Subscriber[]> {
  const [rows, prices] = await Promise.all([
    tx
      .select({
        tenantId: planPeriods.subjectTenantId,
        trialUntil: subscriptions.trialUntil,
        fromDay: planPeriods.fromDay,
        plan: planPeriods.plan,
        billed: planPeriods.billed,
      })
      .from(planPeriods)
      .innerJoin(subscriptions, eq(subscriptions.subjectTenantId, planPeriods.subjectTenantId))
      .orderBy(asc(planPeriods.subjectTenantId), asc(planPeriods.fromDay)),
    listPrices(tx),
  ]);
  const found = new Map<
    string,
    { trialUntil: string | null; periods: { fromDay: string; plan: string; billed: boolean }[] }
  >();
  for (const { tenantId, trialUntil, ...period } of rows) {
    const known = found.get(tenantId);
    if (known) known.periods.push(period);
    else found.set(tenantId, { trialUntil, periods: [period] });
  }
  return [...found.values()].map(({ trialUntil, periods }) => ({
    trialUntil,
    periods: pricedPeriods(periods, prices),
  }));
}
