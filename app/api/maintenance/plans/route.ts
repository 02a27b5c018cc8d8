import { createPlan } from '@/lib/maintenance/create-plan';
import { listPlans } from '@/lib/maintenance/list-plans';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('maintenance.view', async (ctx) => ({ rows: await listPlans(ctx) }));
export const POST = route(createPlan, 201);
