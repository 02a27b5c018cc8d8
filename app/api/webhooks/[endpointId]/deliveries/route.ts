import { routeList } from '@/lib/server/route-query';
import { DeliveryFilters } from '@/lib/webhooks/input';
import { listDeliveries } from '@/lib/webhooks/list-deliveries';

/** The log of an address: `?state=given_up`. */
export const GET = routeList('webhooks.manage', DeliveryFilters, (ctx, { asked, params }) =>
  listDeliveries(ctx, params.endpointId ?? '', asked),
);
