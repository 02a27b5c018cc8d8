import { getCustomer } from '@/lib/customers/get-customer';
import { listCustomerDrivers } from '@/lib/customers/list-related';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('drivers.view', async (ctx, { params }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  return { rows: await listCustomerDrivers(ctx, id) };
});
