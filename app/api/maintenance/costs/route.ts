import { CostPeriodInput } from '@/lib/maintenance/input';
import { summarizeCosts } from '@/lib/maintenance/summarize-costs';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('maintenance.view', (ctx, { search }) =>
  summarizeCosts(ctx, { days: CostPeriodInput.parse(search.get('days')) }),
);
