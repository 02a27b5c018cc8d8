import { collectPayment } from '@/lib/payments/collect-payment';
import { PaymentFilters } from '@/lib/payments/input';
import { listPayments } from '@/lib/payments/list-payments';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('payments.view', PaymentFilters, (ctx, { asked }) => listPayments(ctx, asked));

export const POST = route(collectPayment, 201);
