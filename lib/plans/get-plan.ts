import 'server-only';
import { eq } from 'drizzle-orm';
import { plans } from '@/db/schema/tenants';
import { localDay } from '../dates';
import { AppError } from '../errors';
import { isId } from '../id';
import { PLATFORM_ZONE } from '../platform-zone';
import { withVersion } from '../records/record-version';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';
import { PLAN_FIELDS, PRICE_FIELDS } from './fields';
import { countCompanies } from './list-plan-records';
import { listPrices } from './list-prices';
import { plannedRecord } from './planned-record';
import { priceAt } from './price-at';

/**
 * One plan with its limits, its price today and from later on, all its prices, and how many companies have it. Limits and
 * price have a version each. Throws `record_not_found`.
 */
export function getPlan(ctx: AdminContext, planId: string) {
  const today = localDay(ctx.now, PLATFORM_ZONE);
  return operatorQuery(ctx, 'plans.manage', async (tx) => {
    if (!isId(planId)) throw new AppError('record_not_found');
    const [plan] = await tx.select().from(plans).where(eq(plans.id, planId));
    if (!plan) throw new AppError('record_not_found');
    const { id, code, retiredAt, vehicleLimit, memberLimit, calendarFeeds, reportMails, programAccess } = plan;
    const prices = (await listPrices(tx)).get(code) ?? [];
    return {
      id,
      code,
      retiredAt,
      limits: withVersion(PLAN_FIELDS, { vehicleLimit, memberLimit, calendarFeeds, reportMails, programAccess }),
      monthlyPriceCents: priceAt(prices, today),
      planned: withVersion(PRICE_FIELDS, plannedRecord(prices, today)),
      prices,
      companies: await countCompanies(tx, code),
      today,
    };
  });
}
