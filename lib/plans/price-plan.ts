import 'server-only';
import { and, eq, gt } from 'drizzle-orm';
import { planPrices } from '@/db/schema/tenants';
import { localDay, shiftMonths } from '../dates';
import { AppError } from '../errors';
import { PLATFORM_ZONE } from '../platform-zone';
import { assertUnchangedByOperators } from '../records/assert-unchanged';
import { operatorCommand } from '../server/operator-command';
import { PRICE_FIELDS } from './fields';
import { firstPriceDay } from './first-price-day';
import { PricePlanInput } from './input';
import { listPrices } from './list-prices';
import { lockPlan } from './lock-plan';
import { plannedRecord } from './planned-record';
import { priceAt } from './price-at';

const MOST_MONTHS = 24;

/**
 * Plans what a plan costs from a later day on, in place of what was planned before. The present price as the new one
 * withdraws that. No day that has come changes its price. Throws `out_of_range` at a day that is too early or too late,
 * and `record_changed` if another operator was first.
 */
export const pricePlan = operatorCommand(
  { name: 'plans.price', permission: 'plans.manage', input: PricePlanInput },
  async (ctx, { planId, version, monthlyPriceCents, fromDay }) => {
    const { code } = await lockPlan(ctx.tx, planId);
    const today = localDay(ctx.now, PLATFORM_ZONE);
    const prices = (await listPrices(ctx.tx)).get(code) ?? [];
    const before = plannedRecord(prices, today);
    const entity = { entity: 'plan', entityId: planId };
    await assertUnchangedByOperators(ctx, { fields: PRICE_FIELDS, record: before, version, ...entity });
    const now = priceAt(prices, today);
    const day = monthlyPriceCents === now ? null : allowedDay(fromDay, today, now, monthlyPriceCents);
    await ctx.tx.delete(planPrices).where(and(eq(planPrices.plan, code), gt(planPrices.fromDay, today)));
    if (day) await ctx.tx.insert(planPrices).values({ plan: code, fromDay: day, monthlyPriceCents });
    const after = { monthlyPriceCents, fromDay: day };
    const name = { name: code };
    ctx.record({ subjectTenantId: null, ...entity, before: { ...name, ...before }, after: { ...name, ...after } });
    return { id: planId };
  },
);

function allowedDay(day: string | null, today: string, fromCents: number, toCents: number): string {
  if (!day) throw new AppError('validation_error', { fields: { fromDay: 'required' } });
  const params = { from: firstPriceDay(today, { fromCents, toCents }), to: shiftMonths(today, MOST_MONTHS) };
  if (day < params.from || day > params.to)
    throw new AppError('validation_error', { fields: { fromDay: 'out_of_range' }, params });
  return day;
}
