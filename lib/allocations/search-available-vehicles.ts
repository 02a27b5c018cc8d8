import 'server-only';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';
import { searchCondition } from '../server/search-condition';
import { type Clash, findClash } from './find-clash';

const OPTIONS = 12;

export interface VehicleOption {
  id: string;
  make: string;
  model: string;
  year: number;
  plate: string;
  dailyRateCents: number;
  odometerKm: number;
  serviceStatus: 'in_service' | 'maintenance' | 'inactive';
  clash: Clash | null;
}

/** Vehicles for a period, each with what stands against it: a car that is out and late is never free (product.md §7). */
export async function searchAvailableVehicles(
  ctx: ReadContext,
  question: { text: string; from: Date; until: Date },
): Promise<VehicleOption[]> {
  const rows = await ctx.tx
    .select({
      id: vehicles.id,
      make: vehicles.make,
      model: vehicles.model,
      year: vehicles.year,
      plate: vehicles.plate,
      dailyRateCents: vehicles.dailyRateCents,
      odometerKm: vehicles.odometerKm,
      serviceStatus: vehicles.serviceStatus,
    })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.tenantId, ctx.tenantId),
        isNull(vehicles.archivedAt),
        searchCondition(vehicles.searchText, question.text),
      ),
    )
    .orderBy(isTaken(question), asc(vehicles.make), asc(vehicles.model), asc(vehicles.id))
    .limit(OPTIONS);
  const { from, until } = question;
  const options = await Promise.all(
    rows.map(async (row) => ({
      ...row,
      clash: await findClash(ctx, { vehicleId: row.id, from, until }),
    })),
  );
  return options;
}

/** The free ones come first, so that they are never beyond the end of the list. */
function isTaken({ from, until }: { from: Date; until: Date }): SQL {
  const period = sql`tstzrange(${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)`;
  return sql`(vehicles.service_status <> 'in_service' or exists (
    select from vehicle_allocations a left join rentals r on r.tenant_id = a.tenant_id and r.id = a.rental_id
    where a.tenant_id = vehicles.tenant_id and a.vehicle_id = vehicles.id and a.released_at is null
      and ${period} && case when r.status = 'active' and r.due_at < now() then tstzrange(lower(a.period), null) else a.period end))`;
}
