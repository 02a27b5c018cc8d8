import { getInspection } from '@/lib/inspections/get-inspection';
import { issueSheet } from '@/lib/inspections/issue-sheet';
import { listSheets } from '@/lib/inspections/list-sheets';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('inspections.view', null, async (ctx, { params }) => {
  const { inspection } = await getInspection(ctx, params.inspectionId ?? '');
  return { rows: await listSheets(ctx, inspection.id) };
});
export const POST = route(issueSheet, 201);
