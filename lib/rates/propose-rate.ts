import 'server-only';
import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { listRateRules } from './list-rate-rules';
import type { Tier } from './pick-rule';
import { type PeriodRate, rateForPeriod } from './rate-for-period';

interface Question {
  vehicle: {
    classId: string | null;
    dailyRateCents: number;
    weeklyRateCents: number | null;
    monthlyRateCents: number | null;
  };
  tier: Tier | null;
  out: Date;
  due: Date;
  graceMinutes: number;
  timeZone: string;
  /** The company's rules, where they have been read already. */
  rules?: Awaited<ReturnType<typeof listRateRules>>;
}

/** The rate that the company's rules give a vehicle for a period. The wizard proposes it, and any role may use it. */
export async function proposeRate(ctx: ReadContext, { vehicle, rules, ...question }: Question): Promise<PeriodRate> {
  return rateForPeriod({
    ...question,
    classId: vehicle.classId,
    rates: {
      dailyCents: vehicle.dailyRateCents,
      weeklyCents: vehicle.weeklyRateCents,
      monthlyCents: vehicle.monthlyRateCents,
    },
    rules: rules ?? (await listRateRules(ctx)),
  });
}

/** The tier of one of the company's customers; null if there is no such customer. */
export async function findTier(ctx: ReadContext, customerId: string | null): Promise<Tier | null> {
  if (!isId(customerId)) return null;
  const [row] = await ctx.tx
    .select({ tier: customers.tier })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId)));
  return row?.tier ?? null;
}
