import { getAccount } from '@/lib/invoices/get-account';
import { StatementPeriod } from '@/lib/invoices/input';
import { routeQuery } from '@/lib/server/route-query';

/** The customer's statement of account, `from` and `to` a day. */
export const GET = routeQuery('invoices.view', StatementPeriod, (ctx, { params, asked }) =>
  getAccount(ctx, params.customerId ?? '', asked),
);
