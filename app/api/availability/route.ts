import { getPlanner } from '@/lib/availability/get-planner';
import { PlannerFilters } from '@/lib/availability/input';
import { unpackPlanner } from '@/lib/availability/pack-planner';
import { routeQuery } from '@/lib/server/route';

/** The planner with its texts in full. A bar's times are minutes after the window's start. */
export const GET = routeQuery('availability.view', async (ctx, { search }) => {
  const { packed, ...planner } = await getPlanner(ctx, PlannerFilters.parse(Object.fromEntries(search)));
  return { ...planner, ...unpackPlanner(packed) };
});
