import { listChecks } from '@/lib/nightly-checks/list-checks';
import { routeList } from '@/lib/server/route-query';

/** What each nightly check of the company found when it last ran: its audit log, its ledgers, its isolation from others. */
export const GET = routeList('audit.view', null, async (ctx) => ({ rows: await listChecks(ctx) }));
