import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vehicleClasses } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { command } from '../server/command';
import { ReorderVehicleClassesInput } from './input';
import { listClassNames } from './list-class-names';

/** Saves a new order of the classes. Throws `invalid_transition` if the list is not the company's current one. */
export const reorderVehicleClasses = command(
  { name: 'vehicles.reorder_classes', permission: 'vehicles.edit', input: ReorderVehicleClassesInput },
  async (ctx, { classIds }) => {
    const before = (await listClassNames(ctx)).map(({ id }) => id);
    const known = new Set(before);
    if (classIds.some((id) => !known.has(id))) throw new AppError('record_not_found');
    if (new Set(classIds).size !== before.length || classIds.length !== before.length)
      throw new AppError('invalid_transition');
    for (const [position, id] of classIds.entries()) {
      await ctx.tx
        .update(vehicleClasses)
        .set({ position, updatedAt: ctx.now })
        .where(and(eq(vehicleClasses.tenantId, ctx.tenantId), eq(vehicleClasses.id, id)));
    }
    ctx.record({ entity: 'vehicle_class', entityId: null, before: { order: before }, after: { order: classIds } });
    return { classIds };
  },
);
