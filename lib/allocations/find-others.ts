import 'server-only';
import { and, asc, eq, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';
import { isTaken } from './search-available-vehicles';

const SHOWN = 3;

export interface OtherVehicle {
  id: string;
  label: string;
}

/** Free vehicles of a taken one's class, a few of them by name. */
export function findOthers(
  ctx: Pick<ReadContext, 'tx' | 'tenantId'>,
  question: { vehicleId: string; from: Date; until: Date; exceptReservationId?: string | null },
): Promise<OtherVehicle[]> {
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
        isNotNull(vehicles.classId),
        ne(vehicles.id, question.vehicleId),
        sql`${vehicles.classId} = (select o.class_id from vehicles o where o.tenant_id = ${ctx.tenantId} and o.id = ${question.vehicleId})`,
        not(isTaken(question)),
      ),
    )
    .orderBy(asc(vehicles.nameKey), asc(vehicles.id))
    .limit(SHOWN);
}
