import 'server-only';
import { and, asc, eq, isNull, ne, not, sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';
import type { OtherVehicle } from './find-others';
import { isTaken } from './search-available-vehicles';

const SHOWN = 3;

/**
 * Free vehicles that can stand in for a taken one, where none of its class is free: of other classes, and for at least its
 * daily rate, the cheapest first. Assumption: what costs no less a day is no worse.
 */
export function findBetter(
  ctx: Pick<ReadContext, 'tx' | 'tenantId'>,
  question: { vehicleId: string; from: Date; until: Date; exceptReservationId?: string | null },
): Promise<OtherVehicle[]> {
  const taken = sql`from vehicles o where o.tenant_id = ${ctx.tenantId} and o.id = ${question.vehicleId}`;
  return ctx.tx
    .select({
      id: vehicles.id,
      label: sql<string>`${vehicles.make} || ' ' || ${vehicles.model} || ' · ' || ${vehicles.plate}`,
    })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.tenantId, ctx.tenantId),
        isNull(vehicles.archivedAt),
        ne(vehicles.id, question.vehicleId),
        sql`(${vehicles.classId} is null or ${vehicles.classId} is distinct from (select o.class_id ${taken})) and ${vehicles.dailyRateCents} >= (select o.daily_rate_cents ${taken})`,
        not(isTaken(question)),
      ),
    )
    .orderBy(asc(vehicles.dailyRateCents), asc(vehicles.nameKey), asc(vehicles.id))
    .limit(SHOWN);
}
