import { InspectionFilters } from '@/lib/inspections/input';
import { listInspections } from '@/lib/inspections/list-inspections';
import { recordInspection } from '@/lib/inspections/record-inspection';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('inspections.view', (ctx, { search }) =>
  listInspections(ctx, InspectionFilters.parse(Object.fromEntries(search))),
);
export const POST = route(recordInspection, 201);
