import { getCustomer } from '@/lib/customers/get-customer';
import { PageInput } from '@/lib/lists/page-input';
import { countCustomerReservations, listCustomerReservations } from '@/lib/reservations/list-customer-reservations';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('reservations.view', async (ctx, { params, search }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  const page = PageInput.parse(Object.fromEntries(search));
  const [found, total] = await Promise.all([
    listCustomerReservations(ctx, { customerId: id, ...page }),
    countCustomerReservations(ctx, id),
  ]);
  return { ...found, total };
});
