import { archiveRateRule } from '@/lib/rates/archive-rate-rule';
import { getRateRule } from '@/lib/rates/list-rate-rules';
import { updateRateRule } from '@/lib/rates/update-rate-rule';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('rates.view', (ctx, { params }) => getRateRule(ctx, params.ruleId ?? ''));
export const PUT = route(updateRateRule);
export const DELETE = route(archiveRateRule);
