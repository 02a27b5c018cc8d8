import { createPlan } from '@/lib/maintenance/create-plan';
import { listPlans } from '@/lib/maintenance/list-plans';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('maintenance.view', null, async (ctx) => ({ rows: await listPlans(ctx) }));
export const POST = route(createPlan, 201);
