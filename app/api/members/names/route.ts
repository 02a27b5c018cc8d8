import { listMemberNames } from '@/lib/members/list-member-names';
import { routeList } from '@/lib/server/route-query';

/** The active members' names, to choose who has paid an expense. */
export const GET = routeList('expenses.view', null, async (ctx) => ({ rows: await listMemberNames(ctx) }));
