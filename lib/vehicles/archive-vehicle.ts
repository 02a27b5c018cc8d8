import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { command } from '../server/command';
import { writeSearchWords } from '../server/write-search-words';
import { ArchiveVehicleInput } from './input';
import { lockVehicle } from './lock-vehicle';

/** Takes a vehicle out of lists and pickers; its documents keep it (product.md §6). */
export const archiveVehicle = command(
  { name: 'vehicles.archive', permission: 'vehicles.archive', input: ArchiveVehicleInput },
  async (ctx, { vehicleId }) => {
    const before = await lockVehicle(ctx, vehicleId);
    if (before.archivedAt) throw new AppError('record_not_found');
    if (before.status === 'rented') throw new AppError('vehicle_out');
    await ctx.tx
      .update(vehicles)
      .set({ archivedAt: ctx.now })
      .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId)));
    await writeSearchWords(ctx, 'vehicle', [{ ...before, words: [] }]);
    ctx.record({ entity: 'vehicle', entityId: vehicleId, before, after: { archived: true } });
    return { id: vehicleId };
  },
);
