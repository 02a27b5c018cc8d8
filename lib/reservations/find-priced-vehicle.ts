import 'server-only';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';

/**
 * The vehicle whose rates a reservation bears: the booked one, or the cheapest of the booked class that is in service. Where
 * rates were promised and none is in service today, the cheapest of the class. Null if there is none.
 */
export async function findPricedVehicle(
  ctx: ReadContext,
  booked: { classId: string | null; vehicleId: string | null },
  isPromised: boolean,
) {
  const inService = eq(vehicles.serviceStatus, 'in_service');
  const wanted = booked.classId
    ? and(eq(vehicles.classId, booked.classId), isPromised ? undefined : inService)
    : eq(vehicles.id, booked.vehicleId ?? '');
  const [row] = await ctx.tx
    .select({
      id: vehicles.id,
      classId: vehicles.classId,
      serviceStatus: vehicles.serviceStatus,
      dailyRateCents: vehicles.dailyRateCents,
      weeklyRateCents: vehicles.weeklyRateCents,
      monthlyRateCents: vehicles.monthlyRateCents,
    })
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, ctx.tenantId), isNull(vehicles.archivedAt), wanted))
    .orderBy(desc(sql`${inService}`), asc(vehicles.dailyRateCents), asc(vehicles.id))
    .limit(1);
  return row ?? null;
}
