import { archiveAccident } from '@/lib/accidents/archive-accident';
import { getAccident } from '@/lib/accidents/get-accident';
import { updateAccident } from '@/lib/accidents/update-accident';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('accidents.view', (ctx, { params }) => getAccident(ctx, params.accidentId ?? ''));
export const PUT = route(updateAccident);
export const DELETE = route(archiveAccident);
