import { getPlan } from '@/lib/plans/get-plan';
import { updatePlan } from '@/lib/plans/update-plan';
import { adminContext } from '@/lib/server/admin-context';
import { answering, operatorRoute } from '@/lib/server/route';

export const GET = answering(async (_request, { planId = '' }) =>
  Response.json(await getPlan(await adminContext('plans.manage'), planId), {
    headers: { 'cache-control': 'no-store' },
  }),
);

export const PUT = operatorRoute(updatePlan);
