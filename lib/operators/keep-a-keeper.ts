import { canOperate, isAbove, type OperatorRole } from '../auth/operator-permissions';
import { AppError } from '../errors';

interface Operator {
  id: string;
  role: OperatorRole;
  active: boolean;
}

/** Nobody gives a role above their own, or touches somebody who has one (docs/rules.md §4). */
export function assertMayGive(actor: { role: OperatorRole }, ...roles: OperatorRole[]): void {
  if (roles.some((role) => isAbove(role, actor.role))) throw new AppError('role_above_own');
}

/** Operators can't demote or deactivate themselves, and one who may manage operators always stays. */
export function assertKeepsKeeper(
  operator: Operator,
  next: { role: OperatorRole; active: boolean },
  { actorId, all }: { actorId: string; all: readonly Operator[] },
): void {
  const changed = next.role !== operator.role || next.active !== operator.active;
  if (changed && operator.id === actorId) throw new AppError('own_account');
  const keeps = (one: { role: OperatorRole; active: boolean }) =>
    one.active && canOperate(one.role, 'operators.manage');
  if (!keeps(operator) || keeps(next)) return;
  if (!all.some((other) => other.id !== operator.id && keeps(other))) throw new AppError('last_operator');
}
