import { listActors } from '@/lib/audit/list-actors';
import { routeList } from '@/lib/server/route-query';

/** All members who may have done something, to search the audit log by: removed ones too. */
export const GET = routeList('audit.view', null, async (ctx) => ({ rows: await listActors(ctx) }));
