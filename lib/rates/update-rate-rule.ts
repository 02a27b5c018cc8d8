import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { rateRules } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { assertOwnClass } from '../vehicles/assert-own-class';
import { RULE_FIELDS } from './fields';
import { UpdateRateRuleInput } from './input';
import { lockRateRule } from './lock-rate-rule';
import { ruleColumns } from './rule-columns';
import { ruleRecord } from './rule-record';

/** Changes a rule for future agreements. Signed agreements keep their prices. */
export const updateRateRule = command(
  { name: 'rates.update', permission: 'rates.manage', input: UpdateRateRuleInput },
  async (ctx, { ruleId, version, ...input }) => {
    const before = await lockRateRule(ctx, ruleId);
    await assertUnchanged(ctx, {
      fields: RULE_FIELDS,
      record: ruleRecord(before),
      version,
      entity: 'rate_rule',
      entityId: ruleId,
      // Safe because the verbs of rules record their columns.
      read: (state) => ruleRecord(state as typeof before),
      names: async () => ({ classId: before.className }),
    });
    if (input.classId !== before.classId) await assertOwnClass(ctx, input.classId);
    const columns = ruleColumns(input);
    const changed = await ctx.tx
      .update(rateRules)
      .set({ ...columns, updatedAt: ctx.now })
      .where(and(eq(rateRules.tenantId, ctx.tenantId), eq(rateRules.id, ruleId), isNull(rateRules.archivedAt)))
      .returning({ id: rateRules.id });
    if (changed.length === 0) throw new AppError('record_not_found');
    ctx.record({ entity: 'rate_rule', entityId: ruleId, before, after: columns });
    return { id: ruleId };
  },
);
