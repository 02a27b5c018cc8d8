import { archiveOwner } from '@/lib/owners/archive-owner';
import { getOwner } from '@/lib/owners/get-owner';
import { updateOwner } from '@/lib/owners/update-owner';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('owners.view', null, (ctx, { params }) => getOwner(ctx, params.ownerId ?? ''));
export const PUT = route(updateOwner);
export const DELETE = route(archiveOwner);
