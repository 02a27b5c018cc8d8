import { getPlanner } from '@/lib/availability/get-planner';
import { PlannerFilters } from '@/lib/availability/input';
import { unpackPlanner } from '@/lib/availability/pack-planner';
import { routeQuery } from '@/lib/server/route-query';

/** The planner with its texts in full. A bar's times are minutes after the window's start. */
export const GET = routeQuery('availability.view', PlannerFilters, async (ctx, { asked }) => {
  const { packed, looks, ...planner } = await getPlanner(ctx, asked);
  return { ...planner, looks: Object.fromEntries(looks), ...unpackPlanner(packed) };
});
