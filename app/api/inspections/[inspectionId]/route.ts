import { getInspection } from '@/lib/inspections/get-inspection';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('inspections.view', null, (ctx, { params }) =>
  getInspection(ctx, params.inspectionId ?? ''),
);
