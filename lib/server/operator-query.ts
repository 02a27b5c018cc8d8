import 'server-only';
import { type Transaction, withPlatform } from '@/db/client';
import { canOperate, type OperatorPermission } from '@/lib/auth/operator-permissions';
import { translateDatabaseError } from '../database-error';
import { AppError } from '../errors';
import type { AdminContext } from './admin-context';

/** Like `query()`, for operators' reads across companies: permission, then one transaction. */
export async function operatorQuery<T>(
  ctx: AdminContext,
  permission: OperatorPermission,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (!ctx.adminMode || !canOperate(ctx.operator.role, permission)) throw new AppError('insufficient_permissions');
  try {
    return await withPlatform(run);
  } catch (error) {
    throw translateDatabaseError(error);
  }
}
