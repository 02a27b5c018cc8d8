import { getDriver } from '@/lib/drivers/get-driver';
import { PageInput } from '@/lib/lists/page-input';
import { listRecordRentals } from '@/lib/rentals/list-record-rentals';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('drivers.view', async (ctx, { search, params }) => {
  const { id: driverId } = await getDriver(ctx, params.driverId ?? '');
  return listRecordRentals(ctx, { driverId }, PageInput.parse(Object.fromEntries(search)));
});
