import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { auditEntries } from '@/db/schema/activity';
import type { ReadContext } from '../server/query';
import { driverTimeline } from './driver-timeline';
import { getDriver, listDriverRentals } from './get-driver';

const RECENT = 30;

/** Everything that a driver's page shows: the facts, the last rentals and what happened. */
export async function getDriverRecord(ctx: ReadContext, driverId: string) {
  const driver = await getDriver(ctx, driverId);
  const [rentals, entries] = await Promise.all([
    listDriverRentals(ctx, driver.id),
    ctx.tx
      .select({
        id: auditEntries.id,
        at: auditEntries.at,
        action: auditEntries.action,
        actorName: auditEntries.actorName,
      })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.tenantId, ctx.tenantId),
          eq(auditEntries.entityId, driver.id),
          eq(auditEntries.entity, 'driver'),
        ),
      )
      .orderBy(desc(auditEntries.at))
      .limit(RECENT),
  ]);
  return { driver, rentals, timeline: driverTimeline({ entries, rentals }) };
}
