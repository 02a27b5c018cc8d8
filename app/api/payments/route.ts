import { collectPayment } from '@/lib/payments/collect-payment';
import { PaymentFilters } from '@/lib/payments/input';
import { listPayments } from '@/lib/payments/list-payments';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('payments.view', (ctx, { search }) =>
  listPayments(ctx, PaymentFilters.parse(Object.fromEntries(search))),
);

export const POST = route(collectPayment, 201);
