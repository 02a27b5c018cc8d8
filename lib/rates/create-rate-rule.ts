import 'server-only';
import { rateRules } from '@/db/schema/vehicles';
import { newId } from '../id';
import { command } from '../server/command';
import { assertOwnClass } from '../vehicles/assert-own-class';
import { CreateRateRuleInput } from './input';
import { ruleColumns } from './rule-columns';

export const createRateRule = command(
  { name: 'rates.create', permission: 'rates.manage', input: CreateRateRuleInput },
  async (ctx, input) => {
    await assertOwnClass(ctx, input.classId);
    const id = newId();
    const columns = ruleColumns(input);
    // Of two equal rules the newer one wins. The time of this command counts, not that of the transaction.
    await ctx.tx.insert(rateRules).values({ tenantId: ctx.tenantId, id, ...columns, createdAt: ctx.now });
    ctx.record({ entity: 'rate_rule', entityId: id, before: null, after: columns });
    return { id };
  },
);
