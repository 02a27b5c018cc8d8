import { archivePlan } from '@/lib/maintenance/archive-plan';
import { getPlan } from '@/lib/maintenance/get-plan';
import { PLAN_FIELDS } from '@/lib/maintenance/plan-fields';
import { updatePlan } from '@/lib/maintenance/update-plan';
import { withVersion } from '@/lib/records/record-version';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('maintenance.view', null, async (ctx, { params }) =>
  withVersion(PLAN_FIELDS, await getPlan(ctx, params.planId ?? '')),
);
export const PUT = route(updatePlan);
export const DELETE = route(archivePlan);
