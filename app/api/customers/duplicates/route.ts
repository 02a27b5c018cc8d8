import { findDuplicates } from '@/lib/customers/find-duplicates';
import { DuplicateProbe } from '@/lib/customers/input';
import { routeQuery } from '@/lib/server/route';

/** Customers with the same license, phone or email as in the query. */
export const GET = routeQuery('customers.view', async (ctx, { search }) => ({
  rows: await findDuplicates(ctx, DuplicateProbe.parse(Object.fromEntries(search))),
}));
