import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { vehicleClasses } from '@/db/schema/vehicles';
import { newId } from '../id';
import { command } from '../server/command';
import { CreateVehicleClassInput } from './input';
import { translateDuplicateClass } from './lock-vehicle-class';

/** Adds a class at the end of the company's list. */
export const createVehicleClass = command(
  { name: 'vehicles.create_class', permission: 'vehicles.edit', input: CreateVehicleClassInput },
  async (ctx, { name }) => {
    const id = newId();
    const [last] = await ctx.tx
      .select({ position: sql<number>`coalesce(max(${vehicleClasses.position}), -1)::int` })
      .from(vehicleClasses)
      .where(eq(vehicleClasses.tenantId, ctx.tenantId));
    try {
      await ctx.tx
        .insert(vehicleClasses)
        .values({ tenantId: ctx.tenantId, id, name, position: (last?.position ?? -1) + 1 });
    } catch (error) {
      throw translateDuplicateClass(error);
    }
    ctx.record({ entity: 'vehicle_class', entityId: id, before: null, after: { name } });
    return { id };
  },
);
