import { getDrawer } from '@/lib/drawers/get-drawer';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('payments.close', (ctx, { params }) => getDrawer(ctx, params.drawerId ?? ''));
