import { getCustomer } from '@/lib/customers/get-customer';
import { PageInput } from '@/lib/lists/page-input';
import { countCustomerPayments, listPayments } from '@/lib/payments/list-payments';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('payments.view', async (ctx, { params, search }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  const page = PageInput.parse(Object.fromEntries(search));
  const [found, total] = await Promise.all([
    listPayments(ctx, { customerId: id, q: '', ...page }),
    countCustomerPayments(ctx, id),
  ]);
  return { ...found, total };
});
