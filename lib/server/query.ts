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
 * A member's only way to read. It checks the permission and opens one tenant transaction, or joins the one in which the
 * page has read its session. A page's queries run in it in parallel.
 */
export async function query<T>(
  ctx: TenantContext,
  permission: Permission,
  run: (ctx: ReadContext) => Promise<T>,
): Promise<T> {
  assertMay(ctx, permission);
  if (ctx.tx) return run(ctx as ReadContext);
  try {
    const read = (tx: Transaction) => run({ ...ctx, tx });
    return await (ctx.reads?.join(read) ?? readTenant(ctx.tenantId, read));
  } catch (error) {
    throw translateDatabaseError(error);
  }
}
