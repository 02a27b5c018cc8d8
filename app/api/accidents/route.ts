import { AccidentFilters } from '@/lib/accidents/input';
import { countAccidents, listAccidents } from '@/lib/accidents/list-accidents';
import { reportAccident } from '@/lib/accidents/report-accident';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('accidents.view', AccidentFilters, async (ctx, { asked: filters }) => {
  const [page, total] = await Promise.all([listAccidents(ctx, filters), countAccidents(ctx, filters)]);
  return { ...page, total };
});

export const POST = route(reportAccident, 201);
