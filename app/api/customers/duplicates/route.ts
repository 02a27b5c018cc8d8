import { findDuplicates } from '@/lib/customers/find-duplicates';
import { DuplicateProbe } from '@/lib/customers/input';
import { routeList } from '@/lib/server/route-query';

/** Customers with the same license, phone or email as in the query. */
export const GET = routeList('customers.view', DuplicateProbe, async (ctx, { asked }) => ({
  rows: await findDuplicates(ctx, asked),
}));
