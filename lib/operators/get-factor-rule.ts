import 'server-only';
import { sql } from 'drizzle-orm';
import { operatorSecondFactors } from '@/db/schema/operators';
import { factorRequired } from '../auth/must-set-up-factor';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';

/** Whether every operator needs a second factor, and whether the one who asks has one. */
export async function getFactorRule(ctx: AdminContext): Promise<{ required: boolean; own: boolean }> {
  const theirs = sql`select 1 from ${operatorSecondFactors} where ${operatorSecondFactors.operatorId} = ${ctx.operator.id}`;
  const [rule] = await operatorQuery(ctx, 'operators.manage', (tx) =>
    tx.execute<{ required: boolean; own: boolean }>(
      sql`select ${factorRequired()} as required, exists (${theirs}) as own`,
    ),
  );
  return { required: rule?.required ?? false, own: rule?.own ?? false };
}
