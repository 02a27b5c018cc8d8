import { getHealth } from '@/lib/health/get-health';
import { operatorRouteQuery } from '@/lib/server/route-query';

/** How the installation is, with a verdict for each part. */
export const GET = operatorRouteQuery('health.view', null, (ctx) => getHealth(ctx));
