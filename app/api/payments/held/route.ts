import { PaymentFilters } from '@/lib/payments/input';
import { listHeld, sumHeld } from '@/lib/payments/list-held';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('payments.view', async (ctx, { search }) => {
  const filters = PaymentFilters.parse(Object.fromEntries(search));
  const [page, sums] = await Promise.all([listHeld(ctx, filters), sumHeld(ctx, filters)]);
  return { ...page, sums };
});
