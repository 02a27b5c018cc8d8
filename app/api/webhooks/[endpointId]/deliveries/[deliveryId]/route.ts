import { routeQuery } from '@/lib/server/route-query';
import { getDelivery } from '@/lib/webhooks/get-delivery';

export const GET = routeQuery('webhooks.manage', null, (ctx, { params }) =>
  getDelivery(ctx, { endpointId: params.endpointId ?? '', deliveryId: params.deliveryId ?? '' }),
);
