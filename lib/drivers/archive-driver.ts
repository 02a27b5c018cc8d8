import 'server-only';
import { and, eq } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { rentalDrivers, rentals } from '@/db/schema/rentals';
import { AppError } from '../errors';
import { removeSearchWords } from '../search/remove-search-words';
import { command } from '../server/command';
import { DRIVER_KIND } from './driver-kind';
import { ArchiveDriverInput } from './input';
import { lockDrivers } from './lock-drivers';

/**
 * Archives a driver, who then no longer appears in lists and pickers. Agreements keep the name. Refused while the
 * driver is on an active rental.
 */
export const archiveDriver = command(
  { name: 'drivers.archive', permission: 'drivers.archive', input: ArchiveDriverInput },
  async (ctx, { driverId }) => {
    const [before] = await lockDrivers(ctx, [driverId]);
    const [running] = await ctx.tx
      .select({ number: rentals.number })
      .from(rentalDrivers)
      .innerJoin(rentals, and(eq(rentals.tenantId, rentalDrivers.tenantId), eq(rentals.id, rentalDrivers.rentalId)))
      .where(
        and(
          eq(rentalDrivers.tenantId, ctx.tenantId),
          eq(rentalDrivers.driverId, driverId),
          eq(rentals.status, 'active'),
        ),
      )
      .limit(1);
    if (running) throw new AppError('driver_has_rental', { params: { number: running.number ?? '' } });
    await ctx.tx
      .update(drivers)
      .set({ archivedAt: ctx.now })
      .where(and(eq(drivers.tenantId, ctx.tenantId), eq(drivers.id, driverId)));
    await removeSearchWords(ctx, DRIVER_KIND, [driverId]);
    ctx.record({ entity: 'driver', entityId: driverId, before, after: { archived: true } });
    return { id: driverId };
  },
);
