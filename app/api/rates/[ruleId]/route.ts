import { archiveRateRule } from '@/lib/rates/archive-rate-rule';
import { RULE_FIELDS } from '@/lib/rates/fields';
import { getRateRule } from '@/lib/rates/list-rate-rules';
import { ruleRecord } from '@/lib/rates/rule-record';
import { updateRateRule } from '@/lib/rates/update-rate-rule';
import { recordVersion } from '@/lib/records/record-version';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('rates.view', null, async (ctx, { params }) => {
  const rule = await getRateRule(ctx, params.ruleId ?? '');
  return { ...rule, version: recordVersion(RULE_FIELDS, ruleRecord(rule)) };
});
export const PUT = route(updateRateRule);
export const DELETE = route(archiveRateRule);
