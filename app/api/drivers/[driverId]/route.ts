import { archiveDriver } from '@/lib/drivers/archive-driver';
import { DRIVER_FIELDS } from '@/lib/drivers/fields';
import { getDriver } from '@/lib/drivers/get-driver';
import { updateDriver } from '@/lib/drivers/update-driver';
import { DEFAULT_PAGE_SIZE } from '@/lib/lists/keyset';
import { withVersion } from '@/lib/records/record-version';
import { listRecordRentals } from '@/lib/rentals/list-record-rentals';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('drivers.view', null, async (ctx, { params }) => {
  const driver = await getDriver(ctx, params.driverId ?? '');
  const rentals = await listRecordRentals(ctx, { driverId: driver.id }, { cursor: null, size: DEFAULT_PAGE_SIZE });
  return { ...withVersion(DRIVER_FIELDS, driver), rentals: rentals.rows };
});
export const PUT = route(updateDriver);
export const DELETE = route(archiveDriver);
