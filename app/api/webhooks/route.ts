import { withVersion } from '@/lib/records/record-version';
import { routeAround } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';
import { addEndpoint } from '@/lib/webhooks/add-endpoint';
import { ENDPOINT_FIELDS } from '@/lib/webhooks/fields';
import { AddEndpointInput } from '@/lib/webhooks/input';
import { listEndpoints } from '@/lib/webhooks/list-endpoints';
import { withSecret } from '@/lib/webhooks/with-secret';

/** All addresses of the company, which are few. */
export const GET = routeList('webhooks.manage', null, async (ctx) => {
  const rows = await listEndpoints(ctx);
  return { rows: rows.map((row) => withVersion(ENDPOINT_FIELDS, row)) };
});
/** The answer has the secret, and no other answer does. */
export const POST = routeAround('webhooks.manage', AddEndpointInput, withSecret(addEndpoint), { once: true });
