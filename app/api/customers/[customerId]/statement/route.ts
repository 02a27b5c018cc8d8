import { getAccount } from '@/lib/invoices/get-account';
import { routeQuery } from '@/lib/server/route';

/** The customer's statement of account, `from` and `to` a day. */
export const GET = routeQuery('invoices.view', (ctx, { params, search }) =>
  getAccount(ctx, params.customerId ?? '', Object.fromEntries(search)),
);
