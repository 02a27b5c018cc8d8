import { cancelExport } from '@/lib/reports/cancel-export';
import { getExport } from '@/lib/reports/get-export';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

/** How far an export is, by the id that its caller chose. */
export const GET = routeQuery('reports.view', null, (ctx, { params }) => getExport(ctx, params.exportId ?? ''));
export const DELETE = route(cancelExport);
