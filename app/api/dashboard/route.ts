import { getDashboard } from '@/lib/dashboard/get-dashboard';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('dashboard.view', null, (ctx) => getDashboard(ctx));
