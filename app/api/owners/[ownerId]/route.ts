import { archiveOwner } from '@/lib/owners/archive-owner';
import { getOwner } from '@/lib/owners/get-owner';
import { updateOwner } from '@/lib/owners/update-owner';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('owners.view', (ctx, { params }) => getOwner(ctx, params.ownerId ?? ''));
export const PUT = route(updateOwner);
export const DELETE = route(archiveOwner);
