import { PaymentFilters } from '@/lib/payments/input';
import { listHeld, sumHeld } from '@/lib/payments/list-held';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('payments.view', PaymentFilters, async (ctx, { asked: filters }) => {
  const [page, sums] = await Promise.all([listHeld(ctx, filters), sumHeld(ctx, filters)]);
  return { ...page, sums };
});
