import { getDriver } from '@/lib/drivers/get-driver';
import { PageInput } from '@/lib/lists/page-input';
import { listRecordRentals } from '@/lib/rentals/list-record-rentals';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('drivers.view', PageInput, async (ctx, { asked, params }) => {
  const { id: driverId } = await getDriver(ctx, params.driverId ?? '');
  return listRecordRentals(ctx, { driverId }, asked);
});
