import 'server-only';
import { localDay } from '../dates';
import { type Plan, readPlans } from '../plans/read-plans';
import { PLATFORM_ZONE } from '../platform-zone';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';

/** All plans at today's prices, those that nobody can change to any more last. */
export function listPlans(ctx: AdminContext): Promise<Plan[]> {
  return operatorQuery(ctx, 'tenants.view', (tx) => readPlans(tx, localDay(ctx.now, PLATFORM_ZONE)));
}
