import { getDrawer } from '@/lib/drawers/get-drawer';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('payments.close', null, (ctx, { params }) => getDrawer(ctx, params.drawerId ?? ''));
