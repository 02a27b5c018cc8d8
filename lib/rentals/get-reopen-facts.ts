import 'server-only';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { inspections } from '@/db/schema/inspections';
import { rentalDrivers, rentals } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';

interface Returned {
  rentalId: string;
  vehicleId: string;
  completedAt: Date;
}

/** The check-in of a return, and what has happened since that could stand against reopening it. */
export async function getReopenFacts(ctx: ReadContext, { rentalId, vehicleId, completedAt }: Returned) {
  const { tx, tenantId } = ctx;
  const [checkins, used, archived] = await Promise.all([
    tx
      .select()
      .from(inspections)
      .where(
        and(
          eq(inspections.tenantId, tenantId),
          eq(inspections.rentalId, rentalId),
          eq(inspections.vehicleId, vehicleId),
          eq(inspections.kind, 'checkin'),
          isNull(inspections.supersededAt),
        ),
      )
      .orderBy(desc(inspections.createdAt))
      .limit(1),
    // A hand-over that was cancelled because nothing was driven does not count.
    tx
      .select({ id: inspections.id })
      .from(inspections)
      .innerJoin(rentals, and(eq(rentals.tenantId, inspections.tenantId), eq(rentals.id, inspections.rentalId)))
      .where(
        and(
          eq(inspections.tenantId, tenantId),
          eq(inspections.vehicleId, vehicleId),
          eq(inspections.kind, 'checkout'),
          gt(inspections.createdAt, completedAt),
          ne(rentals.id, rentalId),
          inArray(rentals.status, ['active', 'completed']),
        ),
      )
      .limit(1),
    tx
      .select({ id: drivers.id })
      .from(rentalDrivers)
      .innerJoin(drivers, and(eq(drivers.tenantId, rentalDrivers.tenantId), eq(drivers.id, rentalDrivers.driverId)))
      .where(
        and(eq(rentalDrivers.tenantId, tenantId), eq(rentalDrivers.rentalId, rentalId), isNotNull(drivers.archivedAt)),
      )
      .limit(1),
  ]);
  return { checkin: checkins[0] ?? null, usedSince: used.length > 0, driverArchived: archived.length > 0 };
}
