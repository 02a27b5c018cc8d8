import { archiveAccident } from '@/lib/accidents/archive-accident';
import { getAccident } from '@/lib/accidents/get-accident';
import { updateAccident } from '@/lib/accidents/update-accident';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('accidents.view', null, (ctx, { params }) => getAccident(ctx, params.accidentId ?? ''));
export const PUT = route(updateAccident);
export const DELETE = route(archiveAccident);
