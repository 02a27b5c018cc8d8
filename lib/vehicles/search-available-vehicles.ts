import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { type Clash, findClash } from '../allocations/find-clash';
import type { ReadContext } from '../server/query';
import { searchCondition } from '../server/search-condition';

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
    .orderBy(asc(vehicles.make), asc(vehicles.model), asc(vehicles.id))
    .limit(OPTIONS);
  const { from, until } = question;
  const options = await Promise.all(
    rows.map(async (row) => ({ ...row, clash: await findClash(ctx, { vehicleId: row.id, from, until }) })),
  );
  return options.toSorted((a, b) => Number(isRefused(a)) - Number(isRefused(b)));
}

function isRefused(option: VehicleOption): boolean {
  return option.clash !== null || option.serviceStatus !== 'in_service';
}
