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
 * The operator who may still use a link that another made: active, with the address that it was made for. Its maker must still be
 * allowed to, and have no lower role.
 */
export async function operatorOfLink(link: {
  operatorId: string;
  issuedByOperator: string | null;
  email: string | null;
}): Promise<{ operatorId: string; email: string } | null> {
  const found = await activeOperators([link.operatorId, link.issuedByOperator ?? '']);
  const operator = found.find(({ id }) => id === link.operatorId);
  const issuer = found.find(({ id }) => id === link.issuedByOperator);
  if (!operator || operator.email !== link.email || !issuer) return null;
  if (!canOperate(issuer.role, 'operators.manage') || isAbove(operator.role, issuer.role)) return null;
  return { operatorId: operator.id, email: operator.email };
}

function activeOperators(ids: string[]) {
  return withPlatform((tx) =>
    tx
      .select({ id: operators.id, email: operators.email, role: operators.role })
      .from(operators)
      .where(and(inArray(operators.id, ids.filter(Boolean)), eq(operators.active, true))),
  );
}
