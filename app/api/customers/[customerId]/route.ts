import { archiveCustomer } from '@/lib/customers/archive-customer';
import { CUSTOMER_FIELDS } from '@/lib/customers/fields';
import { getCustomer } from '@/lib/customers/get-customer';
import { updateCustomer } from '@/lib/customers/update-customer';
import { withVersion } from '@/lib/records/record-version';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('customers.view', null, async (ctx, { params }) =>
  withVersion(CUSTOMER_FIELDS, await getCustomer(ctx, params.customerId ?? '')),
);
export const PUT = route(updateCustomer);
export const DELETE = route(archiveCustomer);
