import 'server-only';
import { and, asc, eq, isNull, not, type SQL, sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { prepareSearch } from '../search/search';
import { searchPage } from '../search/search-page';
import type { ReadContext } from '../server/query';
import { isPencilled, isStandingHold } from '../vehicles/standing-hold';
import { VEHICLE_KIND } from '../vehicles/vehicle-kind';
import { type Clash, findOut } from './find-clash';
import { findRefusal } from './find-refusal';

const OPTIONS = 12;

export interface VehicleOption {
  id: string;
  make: string;
  model: string;
  year: number;
  plate: string;
  color: string;
  dailyRateCents: number;
  odometerKm: number;
  serviceStatus: 'in_service' | 'maintenance' | 'inactive';
  clash: Clash | null;
}

interface Period {
  from: Date;
  until: Date;
  /**
   * Whether the vehicle is to be handed over now. A vehicle that is out is then unavailable for any period until it is
   * back.
   */
  handOver?: boolean;
  /** A reservation whose hold does not count, because its own agreement asks. */
  exceptReservationId?: string | null;
}

interface AvailabilityQuestion extends Period {
  text: string;
}

/**
 * Vehicles for a period, each with the reason it is unavailable, if any. An overdue car is never available
 * (docs/rules.md §7).
 */
export async function searchAvailableVehicles(
  ctx: ReadContext,
  question: AvailabilityQuestion,
): Promise<VehicleOption[]> {
  const search = await prepareSearch(ctx, VEHICLE_KIND, question.text);
  const list = (condition: SQL) =>
    searchPage(search, {
      pages: {
        sort: vehicles.nameKey,
        type: 'text',
        id: vehicles.id,
        direction: 'asc',
        cursor: null,
        pageSize: OPTIONS,
      },
      condition: and(eq(vehicles.tenantId, ctx.tenantId), isNull(vehicles.archivedAt), condition),
      indexed: null,
      read: (where) =>
        ctx.tx
          .select(OPTION)
          .from(vehicles)
          .where(where)
          .orderBy(asc(vehicles.nameKey), asc(vehicles.id))
          .limit(OPTIONS),
    });
  // Available vehicles come first, so that the end of the list never cuts them off.
  const free = await list(not(isTaken(question)));
  const rows = free.length < OPTIONS ? [...free, ...(await list(isTaken(question)))].slice(0, OPTIONS) : free;
  const { from, until, handOver, exceptReservationId } = question;
  return Promise.all(
    rows.map(async (row) => {
      const clash = await findRefusal(ctx, { vehicleId: row.id, from, until, exceptReservationId });
      return { ...row, clash: clash ?? (handOver ? await findOut(ctx, row.id) : null) };
    }),
  );
}

const OPTION = {
  id: vehicles.id,
  make: vehicles.make,
  model: vehicles.model,
  year: vehicles.year,
  plate: vehicles.plate,
  color: vehicles.color,
  dailyRateCents: vehicles.dailyRateCents,
  odometerKm: vehicles.odometerKm,
  serviceStatus: vehicles.serviceStatus,
};

/** Values, or expressions for them in the query that asks. */
export type Expressed<Values> = {
  [Name in keyof Values]: Values[Name] extends boolean | undefined ? Values[Name] : Values[Name] | SQL;
};

function moment(at: Date | SQL): SQL {
  return at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at;
}

/** Whether a row of `vehicles` is held firmly, out of service or, for a hand-over, out. A pencilled hold does not count. */
export function isTaken({ from, until, handOver, exceptReservationId = null }: Expressed<Period>): SQL {
  const out = sql`exists (select 1 from rentals r where r.tenant_id = vehicles.tenant_id and r.vehicle_id = vehicles.id and r.status = 'active')`;
  const period = sql`tstzrange(${moment(from)}, ${moment(until)})`;
  return sql`(vehicles.service_status <> 'in_service' ${handOver ? sql`or ${out}` : sql``} or exists (
    select 1 from vehicle_allocations a left join rentals r on r.tenant_id = a.tenant_id and r.id = a.rental_id
    where a.tenant_id = vehicles.tenant_id and a.vehicle_id = vehicles.id and ${isStandingHold} and not ${isPencilled}
      and (a.reservation_id is null or a.reservation_id is distinct from ${exceptReservationId}::uuid)
      and ${period} && case when r.status = 'active' and r.due_at < now() then tstzrange(lower(a.period), null) else a.period end))`;
}
