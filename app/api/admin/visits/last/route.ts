import { operatorRouteQuery } from '@/lib/server/route-query';
import { lastVisited } from '@/lib/visits/last-visited';

/** The company that the operator visited last; `tenant` is null if they never visited one. */
export const GET = operatorRouteQuery('tenants.visit', null, async (ctx) => ({ tenant: await lastVisited(ctx) }));
