import { operatorRouteList } from '@/lib/server/route-query';
import { listPlans } from '@/lib/tenants/list-plans';

/** The plans that a company can have, at today's prices. */
export const GET = operatorRouteList('tenants.view', null, async (ctx) => ({ rows: await listPlans(ctx) }));
