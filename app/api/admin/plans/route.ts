import { createPlan } from '@/lib/plans/create-plan';
import { listPlanRecords } from '@/lib/plans/list-plan-records';
import { adminContext } from '@/lib/server/admin-context';
import { answering, operatorRoute } from '@/lib/server/route';

export const GET = answering(async () => {
  const rows = await listPlanRecords(await adminContext('plans.manage'));
  return Response.json({ rows, nextCursor: null }, { headers: { 'cache-control': 'no-store' } });
});

export const POST = operatorRoute(createPlan);
