import { z } from 'zod';
import { getCustomer } from '@/lib/customers/get-customer';
import { listBillable } from '@/lib/invoices/list-billable';
import { routeList } from '@/lib/server/route-query';

const Question = z.object({ customer: z.uuid('record_not_found') });

/** What can be put on a proforma or an invoice of the customer that `customer` names. */
export const GET = routeList('invoices.view', Question, async (ctx, { asked }) => {
  const { id } = await getCustomer(ctx, asked.customer);
  return { rows: await listBillable(ctx, id), nextCursor: null };
});
