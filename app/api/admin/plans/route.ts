import { createPlan } from '@/lib/plans/create-plan';
import { listPlanRecords } from '@/lib/plans/list-plan-records';
import { operatorRoute } from '@/lib/server/route';
import { operatorRouteList } from '@/lib/server/route-query';

export const GET = operatorRouteList('plans.manage', null, async (ctx) => ({ rows: await listPlanRecords(ctx) }));

export const POST = operatorRoute(createPlan);
