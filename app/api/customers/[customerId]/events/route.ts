import { getCustomer } from '@/lib/customers/get-customer';
import { listCustomerEvents } from '@/lib/customers/list-customer-events';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('customers.view', null, async (ctx, { params }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  return { rows: await listCustomerEvents(ctx, id) };
});
