import { InspectionFilters } from '@/lib/inspections/input';
import { INSPECTION_MENTIONS } from '@/lib/inspections/inspection-mentions';
import { listInspections, tallyInspections } from '@/lib/inspections/list-inspections';
import { recordInspection } from '@/lib/inspections/record-inspection';
import { prepareMentions } from '@/lib/search/mentions';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('inspections.view', InspectionFilters, async (ctx, { asked: filters }) => {
  const search = prepareMentions(ctx, INSPECTION_MENTIONS, filters.q);
  const [page, tallies] = await Promise.all([
    listInspections(ctx, filters, search),
    tallyInspections(ctx, filters, search, { currentOnly: true }),
  ]);
  const total = tallies[filters.kind ?? 'all'];
  return { ...page, ...(total && !total.more && { total: total.count }) };
});
export const POST = route(recordInspection, 201);
