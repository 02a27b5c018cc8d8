import { findDuplicates } from '@/lib/customers/find-duplicates';
import { DuplicateProbe } from '@/lib/customers/input';
import { routeQuery } from '@/lib/server/route';

/** Who has the same licence, phone or e-mail as the one described by the query. */
export const GET = routeQuery('customers.view', async (ctx, { search }) => ({
  rows: await findDuplicates(ctx, DuplicateProbe.parse(Object.fromEntries(search))),
}));
