import { routeQuery } from '@/lib/server/route';
import { DayFilters } from '@/lib/today/input';
import { listMovements } from '@/lib/today/list-movements';

export const GET = routeQuery('rentals.view', (ctx, { search }) =>
  listMovements(ctx, DayFilters.parse(Object.fromEntries(search)).day),
);
