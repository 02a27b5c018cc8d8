import 'server-only';
import { and, eq } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import type { PeriodRate } from '../rates/rate-for-period';
import type { ReadContext } from '../server/query';
import { type PromiseQuestion, promisedRate, type RatePromise } from './promised-rate';

/** What a reservation has promised; null if there is none. */
export async function findRatePromise(ctx: ReadContext, reservationId: string | null): Promise<RatePromise | null> {
  if (!reservationId) return null;
  const [row] = await ctx.tx
    .select({
      customerId: reservations.customerId,
      vehicleId: reservations.vehicleId,
      classId: reservations.classId,
      pickupAt: reservations.pickupAt,
      dueAt: reservations.dueAt,
      dailyCents: reservations.dailyRateCents,
      weeklyCents: reservations.weeklyRateCents,
      monthlyCents: reservations.monthlyRateCents,
    })
    .from(reservations)
    .where(and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.id, reservationId)));
  return row ?? null;
}

/** The rate that a reservation has promised for its own agreement; null if it has promised none for these terms. */
export async function findPromisedRate(
  ctx: ReadContext,
  reservationId: string | null,
  question: PromiseQuestion,
): Promise<PeriodRate | null> {
  return promisedRate(await findRatePromise(ctx, reservationId), question);
}
