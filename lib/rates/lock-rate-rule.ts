import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rateRules } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { WriteContext } from '../server/command';
import { getRateRule, type ListedRule } from './list-rate-rules';

/** The rule, locked until the transaction ends, so that nobody changes it between a check and the write. Throws `record_not_found`. */
export async function lockRateRule(ctx: WriteContext, ruleId: string): Promise<ListedRule> {
  if (!isId(ruleId)) throw new AppError('record_not_found');
  const mine = and(eq(rateRules.tenantId, ctx.tenantId), eq(rateRules.id, ruleId));
  await ctx.tx.select({ id: rateRules.id }).from(rateRules).where(mine).for('update');
  return getRateRule(ctx, ruleId);
}
