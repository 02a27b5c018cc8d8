import { InspectionFilters } from '@/lib/inspections/input';
import { listInspections } from '@/lib/inspections/list-inspections';
import { recordInspection } from '@/lib/inspections/record-inspection';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('inspections.view', InspectionFilters, (ctx, { asked }) => listInspections(ctx, asked));
export const POST = route(recordInspection, 201);
