import { routeQuery } from '@/lib/server/route-query';
import { DayFilters } from '@/lib/today/input';
import { listMovements } from '@/lib/today/list-movements';

export const GET = routeQuery('rentals.view', DayFilters, (ctx, { asked }) => listMovements(ctx, asked.day));
