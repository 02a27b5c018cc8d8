import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { writeSearchWords } from '../search/write-search-words';
import { command } from '../server/command';
import { assertOwnClass } from '../vehicles/assert-own-class';
import { VEHICLE_FIELDS } from '../vehicles/fields';
import { UpdateVehicleInput } from '../vehicles/input';
import { translateDuplicate, vehicleColumns } from '../vehicles/vehicle-columns';
import { VEHICLE_KIND } from '../vehicles/vehicle-kind';
import { lockVehicleRecord } from './lock-vehicle-record';
import { moveClassBookings } from './move-class-bookings';

const AT_CLASS = { classId: 'vehicle_reserved' } as const;

/**
 * Changes what is known of a vehicle. If it leaves its class, class bookings that have only pencilled it move to others of
 * that class. Throws `record_changed`, `vehicle_out`, `odometer_below_last`, and `vehicle_reserved` if a booking can't move.
 */
export const updateVehicle = command(
  { name: 'vehicles.update', permission: 'vehicles.edit', input: UpdateVehicleInput },
  async (ctx, { vehicleId, version, ...input }) => {
    const before = await lockVehicleRecord(ctx, vehicleId, [input.classId]);
    await assertUnchanged(ctx, {
      fields: VEHICLE_FIELDS,
      record: before,
      version,
      entity: 'vehicle',
      entityId: vehicleId,
      names: async () => ({ classId: before.className }),
    });
    if (before.status === 'rented' && input.serviceStatus !== before.serviceStatus) {
      throw new AppError('vehicle_out', { fields: { serviceStatus: 'vehicle_out' } });
    }
    if (input.odometerKm < before.odometerKm && !input.odometerReason) {
      throw new AppError('odometer_below_last', {
        fields: { odometerReason: 'reason_required' },
        params: { last: before.odometerKm },
      });
    }
    if (input.classId !== before.classId) {
      await assertOwnClass(ctx, input.classId);
      await moveClassBookings(ctx, vehicleId, AT_CLASS);
    }
    const columns = vehicleColumns(input);
    const mine = and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId), isNull(vehicles.archivedAt));
    try {
      const changed = await ctx.tx
        .update(vehicles)
        .set({ ...columns, updatedAt: ctx.now })
        .where(mine)
        .returning({ id: vehicles.id });
      if (changed.length === 0) throw new AppError('record_not_found');
    } catch (error) {
      throw translateDuplicate(error);
    }
    await writeSearchWords(ctx, VEHICLE_KIND, [{ id: vehicleId, ...columns }]);
    ctx.record({
      entity: 'vehicle',
      entityId: vehicleId,
      before,
      after: { ...columns, odometerReason: input.odometerReason },
    });
    return { id: vehicleId };
  },
);
