import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { inspections } from '@/db/schema/inspections';
import type { ReadContext } from '../server/query';

const MOST = 200;

export interface Reading {
  at: Date;
  km: number;
}

/** What the odometer said at the last inspections, oldest first. */
export async function listOdometerReadings(ctx: ReadContext, vehicleId: string): Promise<Reading[]> {
  const rows = await ctx.tx
    .select({ at: inspections.inspectedAt, km: inspections.odometerKm })
    .from(inspections)
    .where(and(eq(inspections.tenantId, ctx.tenantId), eq(inspections.vehicleId, vehicleId)))
    .orderBy(desc(inspections.inspectedAt), desc(inspections.id))
    .limit(MOST);
  return rows.toReversed();
}
