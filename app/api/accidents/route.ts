import { AccidentFilters } from '@/lib/accidents/input';
import { countAccidents, listAccidents } from '@/lib/accidents/list-accidents';
import { reportAccident } from '@/lib/accidents/report-accident';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('accidents.view', async (ctx, { search }) => {
  const filters = AccidentFilters.parse(Object.fromEntries(search));
  const [page, total] = await Promise.all([listAccidents(ctx, filters), countAccidents(ctx, filters)]);
  return { ...page, total };
});

export const POST = route(reportAccident, 201);
