import 'server-only';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { operatorSecondFactors, operators } from '@/db/schema/operators';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';

export type OperatorRow = Awaited<ReturnType<typeof listOperators>>[number];

/** All operators, active ones first. They are few. */
export function listOperators(ctx: AdminContext) {
  return operatorQuery(ctx, 'operators.manage', (tx) =>
    tx
      .select({
        id: operators.id,
        name: operators.name,
        email: operators.email,
        role: operators.role,
        active: operators.active,
        lastLoginAt: operators.lastLoginAt,
        /** No password has been set yet: the invitation is open. */
        invited: sql<boolean>`${operators.passwordHash} is null`,
        secondFactor: sql<boolean>`${operatorSecondFactors.operatorId} is not null`,
      })
      .from(operators)
      .leftJoin(operatorSecondFactors, eq(operatorSecondFactors.operatorId, operators.id))
      .orderBy(desc(operators.active), asc(operators.name), asc(operators.id)),
  );
}
