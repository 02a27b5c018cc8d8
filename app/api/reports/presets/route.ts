import { keepPreset } from '@/lib/reports/keep-preset';
import { listPresets } from '@/lib/reports/list-presets';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

/** The reports that the caller has kept, and those that others share. */
export const GET = routeList('reports.view', null, async (ctx) => ({ rows: await listPresets(ctx) }));
export const POST = route(keepPreset, 201);
