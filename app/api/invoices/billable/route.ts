import { getCustomer } from '@/lib/customers/get-customer';
import { listBillable } from '@/lib/invoices/list-billable';
import { routeQuery } from '@/lib/server/route';

/** What can be put on a proforma or an invoice of the customer that `customer` names. */
export const GET = routeQuery('invoices.view', async (ctx, { search }) => {
  const { id } = await getCustomer(ctx, search.get('customer') ?? '');
  return { rows: await listBillable(ctx, id), nextCursor: null };
});
