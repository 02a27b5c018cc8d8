import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vehicleClasses } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';
import { findVehicleChoice } from '../vehicles/find-vehicle-choice';

/** The names of the vehicle or class that a plan is for. */
export async function findScopeNames(
  ctx: ReadContext,
  { vehicleId, classId }: { vehicleId: string | null; classId: string | null },
): Promise<{ vehicleId: string | null; classId: string | null }> {
  const vehicle = vehicleId === null ? null : await findVehicleChoice(ctx, vehicleId);
  if (classId === null) return { vehicleId: vehicle?.label ?? null, classId: null };
  const [found] = await ctx.tx
    .select({ name: vehicleClasses.name })
    .from(vehicleClasses)
    .where(and(eq(vehicleClasses.tenantId, ctx.tenantId), eq(vehicleClasses.id, classId)));
  return { vehicleId: null, classId: found?.name ?? null };
}
