import { PaymentFilters } from '@/lib/payments/input';
import { listPendingCollections, sumPendingCollections } from '@/lib/payments/list-pending-collections';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('payments.view', PaymentFilters, async (ctx, { asked: filters }) => {
  const [page, sum] = await Promise.all([listPendingCollections(ctx, filters), sumPendingCollections(ctx, filters)]);
  return { ...page, ...sum };
});
