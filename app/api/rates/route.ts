import { createRateRule } from '@/lib/rates/create-rate-rule';
import { listRateRules } from '@/lib/rates/list-rate-rules';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('rates.view', null, async (ctx) => ({ rows: await listRateRules(ctx), nextCursor: null }));
export const POST = route(createRateRule, 201);
