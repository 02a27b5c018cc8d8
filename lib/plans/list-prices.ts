import 'server-only';
import { asc } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { planPrices } from '@/db/schema/tenants';
import type { PlanPrice } from './price-at';

/** The prices of all plans, past and planned, by the plan's code and in the order of their days. */
export async function listPrices(tx: Transaction): Promise<Map<string, PlanPrice[]>> {
  const rows = await tx.select().from(planPrices).orderBy(asc(planPrices.plan), asc(planPrices.fromDay));
  const prices = new Map<string, PlanPrice[]>();
  for (const { plan, ...price } of rows) {
    const known = prices.get(plan);
    if (known) known.push(price);
    else prices.set(plan, [price]);
  }
  return prices;
}
