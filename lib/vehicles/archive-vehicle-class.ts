import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { rateRules, vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { command } from '../server/command';
import { ArchiveVehicleClassInput } from './input';
import { lockVehicleClass } from './lock-vehicle-class';

/**
 * Archives a class, which then no longer appears in lists and pickers. Assumption: a class still used by vehicles or
 * rates is refused, so that no vehicle silently loses its season's prices.
 */
export const archiveVehicleClass = command(
  { name: 'vehicles.archive_class', permission: 'vehicles.edit', input: ArchiveVehicleClassInput },
  async (ctx, { classId }) => {
    const before = await lockVehicleClass(ctx, classId);
    const one = { found: sql<number>`1` };
    const [used] = await ctx.tx
      .select(one)
      .from(vehicles)
      .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.classId, classId), isNull(vehicles.archivedAt)))
      .union(
        ctx.tx
          .select(one)
          .from(rateRules)
          .where(
            and(eq(rateRules.tenantId, ctx.tenantId), eq(rateRules.classId, classId), isNull(rateRules.archivedAt)),
          ),
      )
      .limit(1);
    if (used) throw new AppError('class_in_use');
    await ctx.tx
      .update(vehicleClasses)
      .set({ archivedAt: ctx.now, updatedAt: ctx.now })
      .where(and(eq(vehicleClasses.tenantId, ctx.tenantId), eq(vehicleClasses.id, classId)));
    ctx.record({ entity: 'vehicle_class', entityId: classId, before, after: { archived: true } });
    return { id: classId };
  },
);
