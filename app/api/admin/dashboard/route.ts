import { getPlatformRevenue } from '@/lib/billing/get-platform-revenue';
import { listCompaniesToCall } from '@/lib/billing/list-companies-to-call';
import { countOpenQuestions } from '@/lib/contact/list-questions';
import { operatorQuery } from '@/lib/server/operator-query';
import { operatorRouteQuery } from '@/lib/server/route-query';
import { countOpenThreads } from '@/lib/support/count-open-threads';
import { getPlatformFigures } from '@/lib/tenants/get-platform-figures';
import { getPlatformGrowth } from '@/lib/tenants/get-platform-growth';

/** The companies by state, what is unpaid, twelve months of revenue and of new companies, who waits and who needs a call. */
export const GET = operatorRouteQuery('tenants.view', null, async (ctx) => {
  const [figures, revenue, growth, waiting, toCall] = await Promise.all([
    getPlatformFigures(ctx),
    getPlatformRevenue(ctx),
    getPlatformGrowth(ctx),
    operatorQuery(ctx, 'support.view', async (tx) => (await countOpenThreads(tx)) + (await countOpenQuestions(tx))),
    listCompaniesToCall(ctx),
  ]);
  return { figures, revenue, growth, waiting, toCall };
});
