import { z } from 'zod';
import { getCustomer } from '@/lib/customers/get-customer';
import { findBilledBefore } from '@/lib/invoices/find-billed-before';
import { listBillable } from '@/lib/invoices/list-billable';
import { routeList } from '@/lib/server/route-query';

const Question = z.object({ customer: z.uuid('record_not_found') });

/**
 * What can be put on a proforma or an invoice of the customer that `customer` names. `before` is whom their last one billed;
 * null if there is none.
 */
export const GET = routeList('invoices.view', Question, async (ctx, { asked }) => {
  const { id } = await getCustomer(ctx, asked.customer);
  const [rows, before] = await Promise.all([listBillable(ctx, id), findBilledBefore(ctx, id)]);
  return { rows, nextCursor: null, before };
});
