import { getDriver } from '@/lib/drivers/get-driver';
import { listDriverTimeline } from '@/lib/drivers/list-driver-timeline';
import { PageInput } from '@/lib/lists/page-input';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('drivers.view', PageInput, async (ctx, { asked, params }) => {
  const { id } = await getDriver(ctx, params.driverId ?? '');
  return listDriverTimeline(ctx, id, asked);
});
