import { getCustomer } from '@/lib/customers/get-customer';
import { PageInput } from '@/lib/lists/page-input';
import { countCustomerPayments, listPayments } from '@/lib/payments/list-payments';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('payments.view', PageInput, async (ctx, { params, asked: page }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  const [found, total] = await Promise.all([
    listPayments(ctx, { customerId: id, q: '', ...page }),
    countCustomerPayments(ctx, id),
  ]);
  return { ...found, total };
});
