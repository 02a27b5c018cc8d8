import { countSuspectedDuplicates, listSuspectedDuplicates } from '@/lib/customers/list-suspected-duplicates';
import { PageInput } from '@/lib/lists/page-input';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('customers.merge', async (ctx, { search }) => {
  const page = PageInput.parse(Object.fromEntries(search));
  const [found, total] = await Promise.all([listSuspectedDuplicates(ctx, page), countSuspectedDuplicates(ctx)]);
  return { ...found, total };
});
