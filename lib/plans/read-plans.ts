import 'server-only';
import { asc } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { plans } from '@/db/schema/tenants';
import { listPrices } from './list-prices';
import { type PlanPrice, plannedPrice, priceAt } from './price-at';

export interface Plan {
  id: string;
  code: string;
  vehicleLimit: number | null;
  memberLimit: number | null;
  calendarFeeds: boolean;
  reportMails: boolean;
  programAccess: boolean;
  retiredAt: Date | null;
  /** Of the day asked for, in US cents. */
  monthlyPriceCents: number;
  planned: PlanPrice | null;
}

/** All plans with their prices on a day: those that companies can have first, the cheapest of them first. */
export async function readPlans(tx: Transaction, day: string): Promise<Plan[]> {
  const [rows, prices] = await Promise.all([tx.select().from(plans).orderBy(asc(plans.code)), listPrices(tx)]);
  return rows
    .map((plan) => {
      const known = prices.get(plan.code) ?? [];
      return { ...plan, monthlyPriceCents: priceAt(known, day), planned: plannedPrice(known, day) };
    })
    .sort((a, b) => Number(!!a.retiredAt) - Number(!!b.retiredAt) || a.monthlyPriceCents - b.monthlyPriceCents);
}
