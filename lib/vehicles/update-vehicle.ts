import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { writeSearchWords } from '../search/write-search-words';
import { command } from '../server/command';
import { assertOwnClass } from './assert-own-class';
import { VEHICLE_FIELDS } from './fields';
import { UpdateVehicleInput } from './input';
import { lockWithClasses } from './lock-with-classes';
import { translateDuplicate, vehicleColumns } from './vehicle-columns';
import { VEHICLE_KIND } from './vehicle-kind';

export const updateVehicle = command(
  { name: 'vehicles.update', permission: 'vehicles.edit', input: UpdateVehicleInput },
  async (ctx, { vehicleId, version, ...input }) => {
    const before = await lockWithClasses(ctx, vehicleId, [input.classId]);
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
    if (input.classId !== before.classId) await assertOwnClass(ctx, input.classId);
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
