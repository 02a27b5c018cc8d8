import { getCustomer } from '@/lib/customers/get-customer';
import { getCustomerBalance } from '@/lib/payments/get-customer-balance';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('payments.view', null, async (ctx, { params }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  return { ...(await getCustomerBalance(ctx, id)) };
});
