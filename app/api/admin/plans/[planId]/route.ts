import { getPlan } from '@/lib/plans/get-plan';
import { updatePlan } from '@/lib/plans/update-plan';
import { operatorRoute } from '@/lib/server/route';
import { operatorRouteQuery } from '@/lib/server/route-query';

export const GET = operatorRouteQuery('plans.manage', null, (ctx, { params: { planId = '' } }) => getPlan(ctx, planId));

export const PUT = operatorRoute(updatePlan);
