import 'server-only';
import { and, eq } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import { HOUR_MS } from '../durations';
import { rentalDays } from '../pricing/days';
import { MONTH_DAYS, rentCents, WEEK_DAYS } from '../pricing/quote';
import type { PeriodRate, RateBasis } from '../rates/rate-for-period';
import type { ReadContext } from '../server/query';

interface Question {
  customerId: string | null;
  vehicle: { id: string; classId: string | null };
  out: Date;
  due: Date;
  graceMinutes: number;
}

/** A customer who comes so much before the reserved time still pays what was promised. */
const EARLY_MS = 2 * HOUR_MS;

/**
 * The rate that a reservation has promised for its own agreement, whatever the company's rules have become. It holds for
 * the same customer, the booked vehicle or any of the booked class, and a period within the reserved one. Else null.
 */
export async function findPromisedRate(
  ctx: ReadContext,
  reservationId: string | null,
  { customerId, vehicle, out, due, graceMinutes }: Question,
): Promise<PeriodRate | null> {
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
  if (!row || row.customerId !== customerId) return null;
  const isBooked = row.vehicleId === vehicle.id || (row.classId !== null && row.classId === vehicle.classId);
  if (!isBooked || out.getTime() < row.pickupAt.getTime() - EARLY_MS || due > row.dueAt) return null;
  const { dailyCents, weeklyCents, monthlyCents } = row;
  const rates = { dailyCents, weeklyCents, monthlyCents };
  const days = rentalDays(out, due, graceMinutes);
  const basis: RateBasis =
    monthlyCents !== null && days >= MONTH_DAYS
      ? 'monthly'
      : weeklyCents !== null && days >= WEEK_DAYS
        ? 'weekly'
        : 'daily';
  const total = rentCents(rates, days);
  const parts = [{ days, rateCents: Math.round(total / days), name: null, basis }];
  return { days, parts, dailyRateCents: dailyCents, rates, rentCents: total };
}
