import { getDriver } from '@/lib/drivers/get-driver';
import { listDriverRentals } from '@/lib/drivers/list-driver-rentals';
import { PageInput } from '@/lib/lists/page-input';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('drivers.view', async (ctx, { search, params }) => {
  const { id } = await getDriver(ctx, params.driverId ?? '');
  return listDriverRentals(ctx, id, PageInput.parse(Object.fromEntries(search)));
});
