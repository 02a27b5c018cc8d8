import 'server-only';
import { archiveEach } from '../lists/archive-each';
import { ManyInput } from '../lists/many-input';
import { command } from '../server/command';
import { lockClasses } from '../vehicles/lock-classes';
import { VEHICLE_KIND } from '../vehicles/vehicle-kind';
import { archiveVehicle } from './archive-vehicle';

/** Archives up to a hundred vehicles at once, each by the same rules as a single one. */
export const archiveVehicles = command(
  { name: 'vehicles.archive_many', permission: 'vehicles.archive', input: ManyInput },
  async (ctx, { ids }) => {
    // Before the vehicles, as whoever books does: their class bookings may have to move.
    await lockClasses(ctx, { vehicleIds: ids, classIds: [] });
    return archiveEach(ctx, VEHICLE_KIND, {
      ids,
      archive: (vehicleId) => archiveVehicle(ctx, { vehicleId }),
    });
  },
);
