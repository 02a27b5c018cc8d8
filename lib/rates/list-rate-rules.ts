import 'server-only';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { rateRules, vehicleClasses } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

function rulesOf(ctx: ReadContext) {
  return ctx.tx
    .select({
      id: rateRules.id,
      name: rateRules.name,
      startsOn: rateRules.startsOn,
      endsOn: rateRules.endsOn,
      classId: rateRules.classId,
      className: vehicleClasses.name,
      tier: rateRules.tier,
      dailyRateCents: rateRules.dailyRateCents,
      changeBasisPoints: rateRules.changeBasisPoints,
      createdAt: rateRules.createdAt,
    })
    .from(rateRules)
    .leftJoin(
      vehicleClasses,
      and(eq(vehicleClasses.tenantId, rateRules.tenantId), eq(vehicleClasses.id, rateRules.classId)),
    );
}

/** The company's rules for seasons and tiers, sorted by season. Rules without a season come last. */
export function listRateRules(ctx: ReadContext) {
  return rulesOf(ctx)
    .where(and(eq(rateRules.tenantId, ctx.tenantId), isNull(rateRules.archivedAt)))
    .orderBy(sql`${rateRules.startsOn} asc nulls last`, asc(rateRules.name), asc(rateRules.id));
}

export type ListedRule = Awaited<ReturnType<typeof listRateRules>>[number];

/** One rule that is not archived. Throws `record_not_found`. */
export async function getRateRule(ctx: ReadContext, ruleId: string): Promise<ListedRule> {
  if (!isId(ruleId)) throw new AppError('record_not_found');
  const [row] = await rulesOf(ctx).where(
    and(eq(rateRules.tenantId, ctx.tenantId), eq(rateRules.id, ruleId), isNull(rateRules.archivedAt)),
  );
  if (!row) throw new AppError('record_not_found');
  return row;
}
