import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { operators } from '@/db/schema/operators';
import { canOperate, isAbove } from './operator-permissions';

/** Whether the operator who made a link for a member may still make one; nobody else needs to. */
export async function maySendUserLink(operatorId: string | null): Promise<boolean> {
  if (operatorId === null) return true;
  const [operator] = await activeOperators([operatorId]);
  return operator !== undefined && canOperate(operator.role, 'users.manage');
}

/**
 * The operator who may still use a link: active, with the address that it was made for, and no password set since. If
 * another made it, they must still be allowed to, and have no lower role.
 */
export async function operatorOfLink(link: {
  operatorId: string;
  issuedByOperator: string | null;
  email: string | null;
  createdAt: Date;
}): Promise<{ operatorId: string; email: string } | null> {
  const found = await activeOperators([link.operatorId, link.issuedByOperator ?? '']);
  const operator = found.find(({ id }) => id === link.operatorId);
  const issuer = found.find(({ id }) => id === link.issuedByOperator);
  if (!operator || operator.email !== link.email) return null;
  if (operator.passwordSetAt && operator.passwordSetAt >= link.createdAt) return null;
  const own = { operatorId: operator.id, email: operator.email };
  if (link.issuedByOperator === null) return own;
  if (!issuer || !canOperate(issuer.role, 'operators.manage') || isAbove(operator.role, issuer.role)) return null;
  return own;
}

function activeOperators(ids: string[]) {
  return withPlatform((tx) =>
    tx
      .select({
        id: operators.id,
        email: operators.email,
        role: operators.role,
        passwordSetAt: operators.passwordSetAt,
      })
      .from(operators)
      .where(and(inArray(operators.id, ids.filter(Boolean)), eq(operators.active, true))),
  );
}
