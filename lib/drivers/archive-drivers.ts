import 'server-only';
import { archiveEach } from '../lists/archive-each';
import { command } from '../server/command';
import { archiveDriver } from './archive-driver';
import { DRIVER_KIND } from './driver-kind';
import { ArchiveDriversInput } from './input';

/** Takes up to a hundred drivers out of lists and pickers at once, each by the rules of one alone. */
export const archiveDrivers = command(
  { name: 'drivers.archive_many', permission: 'drivers.archive', input: ArchiveDriversInput },
  (ctx, { driverIds }) =>
    archiveEach(ctx, DRIVER_KIND, { ids: driverIds, archive: (driverId) => archiveDriver(ctx, { driverId }) }),
);
