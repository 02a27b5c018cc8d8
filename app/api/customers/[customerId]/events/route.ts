import { getCustomer } from '@/lib/customers/get-customer';
import { listCustomerEvents } from '@/lib/customers/list-customer-events';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('customers.view', async (ctx, { params }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  return { rows: await listCustomerEvents(ctx, id) };
});
