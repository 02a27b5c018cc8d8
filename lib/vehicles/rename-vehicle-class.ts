import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vehicleClasses } from '@/db/schema/vehicles';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { CLASS_FIELDS } from './class-fields';
import { RenameVehicleClassInput } from './input';
import { lockVehicleClass, translateDuplicateClass } from './lock-vehicle-class';

export const renameVehicleClass = command(
  { name: 'vehicles.rename_class', permission: 'vehicles.edit', input: RenameVehicleClassInput },
  async (ctx, { classId, version, name }) => {
    const before = await lockVehicleClass(ctx, classId);
    await assertUnchanged(ctx, {
      fields: CLASS_FIELDS,
      record: before,
      version,
      entity: 'vehicle_class',
      entityId: classId,
    });
    try {
      await ctx.tx
        .update(vehicleClasses)
        .set({ name, updatedAt: ctx.now })
        .where(and(eq(vehicleClasses.tenantId, ctx.tenantId), eq(vehicleClasses.id, classId)));
    } catch (error) {
      throw translateDuplicateClass(error);
    }
    ctx.record({ entity: 'vehicle_class', entityId: classId, before, after: { name } });
    return { id: classId };
  },
);
