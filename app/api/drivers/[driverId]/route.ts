import { archiveDriver } from '@/lib/drivers/archive-driver';
import { getDriverRecord } from '@/lib/drivers/get-driver-record';
import { updateDriver } from '@/lib/drivers/update-driver';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('drivers.view', async (ctx, { params }) => {
  const { driver, rentals } = await getDriverRecord(ctx, params.driverId ?? '', { rentals: null, events: null });
  return { ...driver, rentals: rentals.rows };
});
export const PUT = route(updateDriver);
export const DELETE = route(archiveDriver);
