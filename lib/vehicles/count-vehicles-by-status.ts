import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { vehicles } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';
import { shownVehicleStatus } from './shown-status';
import type { ShownVehicleStatus } from './values';

/** The exact number of vehicles in each status. */
export async function countVehiclesByStatus(ctx: ReadContext): Promise<Record<ShownVehicleStatus, number>> {
  const rows = await ctx.tx
    .select({ status: shownVehicleStatus.as('shown'), value: sql<number>`count(*)::int ${ONE_PLAN}` })
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, ctx.tenantId), isNull(vehicles.archivedAt)))
    .groupBy(sql`1`);
  const counts = { available: 0, rented: 0, reserved: 0, maintenance: 0, inactive: 0 };
  for (const { status, value } of rows) counts[status] = value;
  return counts;
}
