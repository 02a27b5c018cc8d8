import 'server-only';
import { vehicles } from '@/db/schema/vehicles';
import { newId } from '../id';
import { writeSearchWords } from '../search/write-search-words';
import { command } from '../server/command';
import { assertWithinPlan } from '../tenants/assert-within-plan';
import { assertOwnClass } from './assert-own-class';
import { CreateVehicleInput } from './input';
import { translateDuplicate, vehicleColumns } from './vehicle-columns';
import { VEHICLE_KIND } from './vehicle-kind';

export const createVehicle = command(
  { name: 'vehicles.create', permission: 'vehicles.create', input: CreateVehicleInput },
  async (ctx, input) => {
    // In this order, as an import of vehicles takes both.
    await assertOwnClass(ctx, input.classId);
    await assertWithinPlan(ctx, 'vehicles');
    const id = newId();
    const columns = vehicleColumns(input);
    try {
      await ctx.tx.insert(vehicles).values({ tenantId: ctx.tenantId, id, ...columns });
    } catch (error) {
      throw translateDuplicate(error);
    }
    await writeSearchWords(ctx, VEHICLE_KIND, [{ id, ...columns }]);
    ctx.record({ entity: 'vehicle', entityId: id, before: null, after: columns });
    return { id };
  },
);
