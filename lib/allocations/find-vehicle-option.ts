import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import type { WantedPeriod } from './is-taken';
import { optionColumns, type VehicleOption, withClashes } from './vehicle-option';

/** One vehicle for a period, with the reason it is unavailable, if any; null if there is none, or if it is archived. */
export async function findVehicleOption(
  ctx: ReadContext,
  vehicleId: unknown,
  period: WantedPeriod,
): Promise<VehicleOption | null> {
  if (!isId(vehicleId)) return null;
  const rows = await ctx.tx
    .select(optionColumns(period))
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId), isNull(vehicles.archivedAt)));
  const [option] = await withClashes(ctx, rows, period);
  return option ?? null;
}
