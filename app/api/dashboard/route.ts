import { getDashboard } from '@/lib/dashboard/get-dashboard';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('dashboard.view', (ctx) => getDashboard(ctx));
