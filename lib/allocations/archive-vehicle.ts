import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { removeSearchWords } from '../search/remove-search-words';
import { command, type WriteContext } from '../server/command';
import { ArchiveVehicleInput } from '../vehicles/input';
import { isStandingHold } from '../vehicles/standing-hold';
import { VEHICLE_KIND } from '../vehicles/vehicle-kind';
import { lockVehicleRecord } from './lock-vehicle-record';
import { moveClassBookings } from './move-class-bookings';

/**
 * Archives a vehicle, which then no longer appears in lists and pickers. Its documents keep it. Class bookings that have
 * only pencilled it move to other vehicles of the class. Throws `vehicle_reserved` if one can't (docs/rules.md §6).
 */
export const archiveVehicle = command(
  { name: 'vehicles.archive', permission: 'vehicles.archive', input: ArchiveVehicleInput },
  async (ctx, { vehicleId }) => {
    const before = await lockVehicleRecord(ctx, vehicleId);
    if (before.archivedAt) throw new AppError('record_not_found');
    if (before.status === 'rented') throw new AppError('vehicle_out');
    await assertNotPromised(ctx, vehicleId);
    await moveClassBookings(ctx, vehicleId);
    await ctx.tx
      .update(vehicles)
      .set({ archivedAt: ctx.now })
      .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId)));
    await removeSearchWords(ctx, VEHICLE_KIND, [vehicleId]);
    ctx.record({ entity: 'vehicle', entityId: vehicleId, before, after: { archived: true } });
    return { id: vehicleId };
  },
);

/** Refuses a vehicle that itself is promised to somebody. */
async function assertNotPromised(ctx: WriteContext, vehicleId: string): Promise<void> {
  const [held] = await ctx.tx.execute<{ number: string }>(sql`
    select r.number from vehicle_allocations a
    join reservations r on r.tenant_id = a.tenant_id and r.id = a.reservation_id and not r.pencilled
    where a.tenant_id = ${ctx.tenantId} and a.vehicle_id = ${vehicleId} and upper(a.period) > now() and ${isStandingHold}
    order by r.pickup_at limit 1`);
  if (held) throw new AppError('vehicle_reserved', { params: { number: held.number } });
}
