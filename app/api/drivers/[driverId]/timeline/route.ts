import { getDriver } from '@/lib/drivers/get-driver';
import { listDriverTimeline } from '@/lib/drivers/list-driver-timeline';
import { PageInput } from '@/lib/lists/page-input';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('drivers.view', async (ctx, { search, params }) => {
  const { id } = await getDriver(ctx, params.driverId ?? '');
  return listDriverTimeline(ctx, id, PageInput.parse(Object.fromEntries(search)));
});
