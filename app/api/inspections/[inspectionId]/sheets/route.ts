import { issueSheet } from '@/lib/inspections/issue-sheet';
import { listSheets } from '@/lib/inspections/list-sheets';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('inspections.view', async (ctx, { params }) => ({
  rows: await listSheets(ctx, params.inspectionId ?? ''),
}));
export const POST = route(issueSheet, 201);
