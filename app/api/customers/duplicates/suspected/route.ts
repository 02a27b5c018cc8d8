import { countSuspectedDuplicates, listSuspectedDuplicates } from '@/lib/customers/list-suspected-duplicates';
import { PageInput } from '@/lib/lists/page-input';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('customers.merge', PageInput, async (ctx, { asked: page }) => {
  const [found, total] = await Promise.all([listSuspectedDuplicates(ctx, page), countSuspectedDuplicates(ctx)]);
  return { ...found, total };
});
