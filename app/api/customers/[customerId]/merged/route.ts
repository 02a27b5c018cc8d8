import { getCustomer } from '@/lib/customers/get-customer';
import { listMergedCustomers } from '@/lib/customers/list-related';
import { routeList } from '@/lib/server/route-query';

/** The records that were merged into this customer, with their old values. */
export const GET = routeList('customers.view', null, async (ctx, { params }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  return { rows: await listMergedCustomers(ctx, id) };
});
