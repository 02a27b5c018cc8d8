import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

/** A vehicle that can be picked, by id, named as pickers name it; null if there is none. */
export async function findVehicleChoice(ctx: ReadContext, vehicleId: string) {
  if (!isId(vehicleId)) return null;
  const [row] = await ctx.tx
    .select({
      id: vehicles.id,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      dailyRateCents: vehicles.dailyRateCents,
      odometerKm: vehicles.odometerKm,
    })
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId), isNull(vehicles.archivedAt)));
  return row ? { ...row, label: `${row.make} ${row.model} · ${row.plate}` } : null;
}
