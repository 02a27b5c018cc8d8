import 'server-only';
import { and, asc, eq, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';
import { type Expressed, isTaken } from './is-taken';

const SHOWN = 3;

export interface OtherVehicle {
  id: string;
  label: string;
}

/**
 * Of its class, by name; or of other classes for at least its daily rate, the cheapest first. Assumption: what costs no less a
 * day is no worse.
 */
type Which = 'same' | 'better';

interface Question {
  /** The taken one. */
  vehicleId: string;
  from: Date;
  until: Date;
  exceptReservationId?: string | null;
}

/** A few free vehicles of its class that can stand in for a taken one. */
export async function findOthers(
  ctx: Pick<ReadContext, 'tx' | 'tenantId'>,
  question: Question,
): Promise<OtherVehicle[]> {
  return othersQuery(ctx, question, 'same');
}

/** The query for them, which may stand inside another one. */
export function othersQuery(ctx: Pick<ReadContext, 'tx' | 'tenantId'>, question: Expressed<Question>, which: Which) {
  const taken = (column: SQL) =>
    sql`(select ${column} from vehicles o where o.tenant_id = ${ctx.tenantId} and o.id = ${question.vehicleId})`;
  const classOfTaken = taken(sql`o.class_id`);
  const fits =
    which === 'same'
      ? sql`${vehicles.classId} = ${classOfTaken}`
      : sql`(${vehicles.classId} is null or ${vehicles.classId} is distinct from ${classOfTaken})
          and ${vehicles.dailyRateCents} >= ${taken(sql`o.daily_rate_cents`)}`;
  return ctx.tx
    .select({
      id: vehicles.id,
      label: sql<string>`${vehicles.make} || ' ' || ${vehicles.model} || ' · ' || ${vehicles.plate}`.as('label'),
    })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.tenantId, ctx.tenantId),
        isNull(vehicles.archivedAt),
        ne(vehicles.id, question.vehicleId),
        fits,
        not(isTaken({ ...question, pencilled: true })),
      ),
    )
    .orderBy(...(which === 'better' ? [asc(vehicles.dailyRateCents)] : []), asc(vehicles.nameKey), asc(vehicles.id))
    .limit(SHOWN);
}
