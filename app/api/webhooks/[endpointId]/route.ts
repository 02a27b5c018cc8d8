import { withVersion } from '@/lib/records/record-version';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';
import { deleteEndpoint } from '@/lib/webhooks/delete-endpoint';
import { ENDPOINT_FIELDS } from '@/lib/webhooks/fields';
import { getEndpoint } from '@/lib/webhooks/get-endpoint';
import { updateEndpoint } from '@/lib/webhooks/update-endpoint';

export const GET = routeQuery('webhooks.manage', null, async (ctx, { params }) =>
  withVersion(ENDPOINT_FIELDS, await getEndpoint(ctx, params.endpointId ?? '')),
);
export const PUT = route(updateEndpoint);
export const DELETE = route(deleteEndpoint);
