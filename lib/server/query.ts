import 'server-only';
import { readTenant, type Transaction } from '@/db/client';
import type { Permission } from '@/lib/auth/permissions';
import { translateDatabaseError } from '../database-error';
import { assertMay } from './assert-may';
import type { TenantContext } from './context';

export type ReadContext = TenantContext & { tx: Transaction };

/** What a read of a company needs that no member has asked for. */
export type CompanyRead = Pick<ReadContext, 'tx' | 'tenantId' | 'now'> & {
  tenant: Pick<ReadContext['tenant'], 'timeZone'>;
};

/**
 * A member's only way to read. It checks the permission and opens one tenant transaction, in which a page's queries run
 * in parallel.
 */
export async function query<T>(
  ctx: TenantContext,
  permission: Permission,
  run: (ctx: ReadContext) => Promise<T>,
): Promise<T> {
  assertMay(ctx, permission);
  if (ctx.tx) return run(ctx as ReadContext);
  try {
    return await readTenant(ctx.tenantId, (tx) => run({ ...ctx, tx }));
  } catch (error) {
    throw translateDatabaseError(error);
  }
}
