import { PaymentFilters } from '@/lib/payments/input';
import { listPendingCollections } from '@/lib/payments/list-pending-collections';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('payments.view', (ctx, { search }) =>
  listPendingCollections(ctx, PaymentFilters.parse({ ...Object.fromEntries(search), tab: 'pending' })),
);
