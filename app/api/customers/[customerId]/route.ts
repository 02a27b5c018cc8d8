import { archiveCustomer } from '@/lib/customers/archive-customer';
import { getCustomer } from '@/lib/customers/get-customer';
import { updateCustomer } from '@/lib/customers/update-customer';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('customers.view', (ctx, { params }) => getCustomer(ctx, params.customerId ?? ''));
export const PUT = route(updateCustomer);
export const DELETE = route(archiveCustomer);
