import { getCustomer } from '@/lib/customers/get-customer';
import { getAdvances } from '@/lib/payments/get-advances';
import { routeQuery } from '@/lib/server/route-query';

/** A customer's advances with what can still be done with each, and what is left of them all in cents. */
export const GET = routeQuery('payments.view', null, async (ctx, { params }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  return getAdvances(ctx, id);
});
