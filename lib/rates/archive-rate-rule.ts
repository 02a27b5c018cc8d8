import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { rateRules } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { command } from '../server/command';
import { ArchiveRateRuleInput } from './input';

/** Archives a rule, which then sets no prices. Signed agreements keep their prices. Throws `record_not_found`. */
export const archiveRateRule = command(
  { name: 'rates.archive', permission: 'rates.manage', input: ArchiveRateRuleInput },
  async (ctx, { ruleId }) => {
    const [before] = await ctx.tx
      .update(rateRules)
      .set({ archivedAt: ctx.now, updatedAt: ctx.now })
      .where(and(eq(rateRules.tenantId, ctx.tenantId), eq(rateRules.id, ruleId), isNull(rateRules.archivedAt)))
      .returning({ name: rateRules.name });
    if (!before) throw new AppError('record_not_found');
    ctx.record({ entity: 'rate_rule', entityId: ruleId, before, after: { archived: true } });
    return { id: ruleId };
  },
);
