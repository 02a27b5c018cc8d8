import { getInspection } from '@/lib/inspections/get-inspection';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('inspections.view', (ctx, { params }) => getInspection(ctx, params.inspectionId ?? ''));
