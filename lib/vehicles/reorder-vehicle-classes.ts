import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { vehicleClasses } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { command, type WriteContext } from '../server/command';
import { CLASS_ORDER_FIELDS } from './class-fields';
import { ReorderVehicleClassesInput } from './input';
import { listClassNames } from './list-class-names';

/**
 * Saves a new order of the classes. Throws `invalid_transition` if the list is not the company's current one, and
 * `record_changed` if somebody else has ordered it since.
 */
export const reorderVehicleClasses = command(
  { name: 'vehicles.reorder_classes', permission: 'vehicles.edit', input: ReorderVehicleClassesInput },
  async (ctx, { classIds, version }) => {
    await lockClasses(ctx);
    const before = (await listClassNames(ctx)).map(({ id }) => id);
    const known = new Set(before);
    if (classIds.some((id) => !known.has(id))) throw new AppError('record_not_found');
    if (new Set(classIds).size !== before.length || classIds.length !== before.length)
      throw new AppError('invalid_transition');
    await assertUnchanged(ctx, {
      fields: CLASS_ORDER_FIELDS,
      record: { order: before },
      version,
      entity: 'vehicle_class',
      entityId: null,
    });
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

/** Nobody else orders them until the transaction ends. */
async function lockClasses(ctx: WriteContext): Promise<void> {
  await ctx.tx
    .select({ id: vehicleClasses.id })
    .from(vehicleClasses)
    .where(eq(vehicleClasses.tenantId, ctx.tenantId))
    .orderBy(asc(vehicleClasses.id))
    .for('update');
}
