import { getCustomer } from '@/lib/customers/get-customer';
import { PageInput } from '@/lib/lists/page-input';
import { countCustomerReservations, listCustomerReservations } from '@/lib/reservations/list-customer-reservations';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('reservations.view', PageInput, async (ctx, { params, asked: page }) => {
  const { id } = await getCustomer(ctx, params.customerId ?? '');
  const [found, total] = await Promise.all([
    listCustomerReservations(ctx, { customerId: id, ...page }),
    countCustomerReservations(ctx, id),
  ]);
  return { ...found, total };
});
