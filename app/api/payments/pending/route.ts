import { PaymentFilters } from '@/lib/payments/input';
import { listPendingCollections, sumPendingCollections } from '@/lib/payments/list-pending-collections';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('payments.view', async (ctx, { search }) => {
  const filters = PaymentFilters.parse(Object.fromEntries(search));
  const [page, sum] = await Promise.all([listPendingCollections(ctx, filters), sumPendingCollections(ctx, filters)]);
  return { ...page, ...sum };
});
