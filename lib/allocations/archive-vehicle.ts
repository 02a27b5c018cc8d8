import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { removeSearchWords } from '../search/remove-search-words';
import { command, type WriteContext } from '../server/command';
import { ArchiveVehicleInput } from '../vehicles/input';
import { isStandingHold } from '../vehicles/standing-hold';
import { VEHICLE_KIND } from '../vehicles/vehicle-kind';
import { lockForBooking } from './lock-for-booking';
import { makeRoom } from './make-room';

/** The last moment that JavaScript knows. */
const FOREVER = new Date(8_640_000_000_000_000);

/**
 * Archives a vehicle, which then no longer appears in lists and pickers. Its documents keep it. Class bookings that have
 * only pencilled it move to other vehicles of the class. Throws `vehicle_reserved` if one can't (docs/rules.md §6).
 */
export const archiveVehicle = command(
  { name: 'vehicles.archive', permission: 'vehicles.archive', input: ArchiveVehicleInput },
  async (ctx, { vehicleId }) => {
    const before = await lockForBooking(ctx, vehicleId);
    if (before.archivedAt) throw new AppError('record_not_found');
    if (before.status === 'rented') throw new AppError('vehicle_out');
    const held = await findPromise(ctx, vehicleId);
    if (held) {
      const isRoom = held.classId !== null && (await makeRoom(ctx, held.classId, always(ctx, vehicleId))) !== null;
      const left = isRoom ? await findPromise(ctx, vehicleId) : held;
      if (left) throw new AppError('vehicle_reserved', { params: { number: left.number } });
    }
    await ctx.tx
      .update(vehicles)
      .set({ archivedAt: ctx.now })
      .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId)));
    await removeSearchWords(ctx, VEHICLE_KIND, [vehicleId]);
    ctx.record({ entity: 'vehicle', entityId: vehicleId, before, after: { archived: true } });
    return { id: vehicleId };
  },
);

function always({ now }: WriteContext, vehicleId: string) {
  return { vehicleId, from: now, until: FOREVER };
}

/** The first reservation that holds the vehicle, a firm one before the others; its class if it has only pencilled it. */
async function findPromise(ctx: WriteContext, vehicleId: string) {
  const [held] = await ctx.tx.execute<{ number: string; classId: string | null }>(sql`
    select r.number, case when r.pencilled then r.class_id end as "classId"
    from vehicle_allocations a join reservations r on r.tenant_id = a.tenant_id and r.id = a.reservation_id
    where a.tenant_id = ${ctx.tenantId} and a.vehicle_id = ${vehicleId} and upper(a.period) > now() and ${isStandingHold}
    order by r.pencilled, r.pickup_at limit 1`);
  return held;
}
