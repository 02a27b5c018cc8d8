import 'server-only';
import { and, asc, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';
import { isTaken, type WantedPeriod } from './is-taken';
import { optionColumns, type VehicleOption, withClashes } from './vehicle-option';

interface LikelyQuestion extends WantedPeriod {
  customerId: string | null;
  limit: number;
}

/** Of those read, some turn out to be taken: pencilled for a class of which no other vehicle is free. */
const SPARE = 8;

/**
 * The free vehicles that somebody is most likely to choose. Assumption: first what the customer had last and others of its
 * class, then the cheapest of each class in the company's order, then the next of each.
 */
export async function listLikelyVehicles(ctx: ReadContext, question: LikelyQuestion): Promise<VehicleOption[]> {
  const { customerId, limit } = question;
  const last = (column: SQL) => sql`(select ${column} from rentals r join vehicles v
    on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
    where r.tenant_id = ${ctx.tenantId} and r.customer_id = ${customerId}::uuid and r.status in ('active', 'completed')
    order by r.activated_at desc limit 1)`;
  const known = customerId
    ? [
        sql`coalesce(${vehicles.id} = ${last(sql`v.id`)}, false) desc`,
        sql`coalesce(${vehicles.classId} = ${last(sql`v.class_id`)}, false) desc`,
      ]
    : [];
  const turn = sql`row_number() over (partition by ${vehicles.classId} order by ${vehicles.dailyRateCents}, ${vehicles.nameKey}, ${vehicles.id})`;
  const rows = await ctx.tx
    .select(optionColumns(question))
    .from(vehicles)
    .leftJoin(
      vehicleClasses,
      and(eq(vehicleClasses.tenantId, vehicles.tenantId), eq(vehicleClasses.id, vehicles.classId)),
    )
    .where(and(eq(vehicles.tenantId, ctx.tenantId), isNull(vehicles.archivedAt), not(isTaken(question))))
    .orderBy(
      ...known,
      turn,
      sql`${vehicleClasses.position} asc nulls last`,
      asc(vehicles.dailyRateCents),
      asc(vehicles.nameKey),
      asc(vehicles.id),
    )
    .limit(limit + SPARE);
  const options = await withClashes(ctx, rows, question);
  return options.filter(({ clash }) => clash === null).slice(0, limit);
}
