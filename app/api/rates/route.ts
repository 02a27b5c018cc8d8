import { createRateRule } from '@/lib/rates/create-rate-rule';
import { listRateRules } from '@/lib/rates/list-rate-rules';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('rates.view', async (ctx) => ({ rows: await listRateRules(ctx), nextCursor: null }));
export const POST = route(createRateRule, 201);
