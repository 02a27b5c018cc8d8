import 'server-only';
import { archiveEach } from '../lists/archive-each';
import { ManyInput } from '../lists/many-input';
import { command } from '../server/command';
import { archiveDriver } from './archive-driver';
import { DRIVER_KIND } from './driver-kind';

/** Archives up to a hundred drivers at once, each by the same rules as a single one. */
export const archiveDrivers = command(
  { name: 'drivers.archive_many', permission: 'drivers.archive', input: ManyInput },
  (ctx, { ids }) =>
    archiveEach(ctx, DRIVER_KIND, {
      ids,
      archive: (driverId) => archiveDriver(ctx, { driverId }),
    }),
);
