import { getCustomer } from '@/lib/customers/get-customer';
import { PageInput } from '@/lib/lists/page-input';
import { countCustomerRentals, listCustomerRentals } from '@/lib/payments/list-customer-rentals';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('rentals.view', PageInput, async (ctx, { params, asked: page }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  const [found, total] = await Promise.all([
    listCustomerRentals(ctx, { customerId: id, ...page }),
    countCustomerRentals(ctx, id),
  ]);
  return { ...found, total };
});
