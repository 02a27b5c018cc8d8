import { getCustomer } from '@/lib/customers/get-customer';
import { listCustomerDrivers } from '@/lib/customers/list-related';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('drivers.view', null, async (ctx, { params }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  return { rows: await listCustomerDrivers(ctx, id) };
});
