import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/activity';
import { vehicles } from '@/db/schema/vehicles';
import { asRecord } from '../records/as-record';
import type { WriteContext } from '../server/command';
import { readSince } from './read-since';

interface Reading {
  odometerKm: number;
  /** When it was recorded; the audit entry of the same transaction has this time. */
  recordedAt: Date;
  reason: string;
}

/**
 * Sets a vehicle's odometer back to what it was before a reading that was recorded by mistake and no longer stands, but
 * never below what was read since. The caller has locked the vehicle. Returns the reading that holds now, in km.
 */
export async function lowerOdometer(
  ctx: WriteContext,
  vehicle: { id: string; odometerKm: number },
  { odometerKm: mistaken, recordedAt, reason }: Reading,
): Promise<number> {
  if (vehicle.odometerKm !== mistaken) return vehicle.odometerKm;
  const [raised] = await ctx.tx
    .select({ before: auditEntries.before })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.tenantId, ctx.tenantId),
        eq(auditEntries.entityId, vehicle.id),
        eq(auditEntries.action, 'vehicles.odometer'),
        // A column keeps microseconds, and a date of ours milliseconds.
        sql`date_trunc('milliseconds', ${auditEntries.at}) = ${recordedAt.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  const beforeKm = asRecord(raised?.before).odometerKm;
  if (typeof beforeKm !== 'number') return vehicle.odometerKm;
  const read = await readSince(ctx, { vehicleId: vehicle.id, since: recordedAt, upToKm: mistaken });
  const odometerKm = Math.max(beforeKm, read);
  if (odometerKm === mistaken) return mistaken;
  await ctx.tx
    .update(vehicles)
    .set({ odometerKm, updatedAt: ctx.now })
    .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicle.id)));
  ctx.record({
    action: 'vehicles.odometer',
    entity: 'vehicle',
    entityId: vehicle.id,
    before: { odometerKm: mistaken },
    after: { odometerKm, odometerReason: reason },
  });
  return odometerKm;
}
