import 'server-only';
import { type Transaction, withPlatform } from '@/db/client';
import type { OperatorPermission } from '@/lib/auth/operator-permissions';
import { translateDatabaseError } from '../database-error';
import { asVerb } from '../request-scope';
import type { AdminContext } from './admin-context';
import { assertMayOperate } from './assert-may-operate';

/** Like `query()`, for operators' reads across companies: permission, then one transaction. */
export async function operatorQuery<T>(
  ctx: AdminContext,
  permission: OperatorPermission,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  assertMayOperate(ctx, permission);
  try {
    return await asVerb('query', permission, () => withPlatform(run));
  } catch (error) {
    throw translateDatabaseError(error);
  }
}
