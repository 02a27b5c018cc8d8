import { getCustomer } from '@/lib/customers/get-customer';
import { PageInput } from '@/lib/lists/page-input';
import { countCustomerRentals, listCustomerRentals } from '@/lib/payments/list-customer-rentals';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('rentals.view', async (ctx, { params, search }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  const page = PageInput.parse(Object.fromEntries(search));
  const [found, total] = await Promise.all([
    listCustomerRentals(ctx, { customerId: id, ...page }),
    countCustomerRentals(ctx, id),
  ]);
  return { ...found, total };
});
