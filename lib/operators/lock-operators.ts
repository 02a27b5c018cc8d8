import 'server-only';
import { asc } from 'drizzle-orm';
import { operators } from '@/db/schema/operators';
import { canOperate } from '../auth/operator-permissions';
import { AppError } from '../errors';
import type { OperatorWriteContext } from '../server/operator-command';
import { refusedAccess } from '../server/refused-access';

type Operator = typeof operators.$inferSelect;

/**
 * Locks all operators, so that two can't demote each other at the same time. Returns the requested one, and who acts as they are
 * now: throws `insufficient_permissions` if they may no longer.
 */
export async function lockOperators(
  { tx, operator: { id: actorId } }: OperatorWriteContext,
  operatorId: string,
): Promise<{ operator: Operator; actor: Operator; all: Operator[] }> {
  const all = await tx.select().from(operators).orderBy(asc(operators.id)).for('update');
  const actor = all.find(({ id }) => id === actorId);
  if (!actor?.active || !canOperate(actor.role, 'operators.manage')) throw refusedAccess('operators.manage');
  const operator = all.find(({ id }) => id === operatorId);
  if (!operator) throw new AppError('record_not_found');
  return { operator, actor, all };
}
