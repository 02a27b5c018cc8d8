import 'server-only';
import { readTenant, type Transaction } from '@/db/client';
import type { Permission } from '@/lib/auth/permissions';
import { translateDatabaseError } from '../database-error';
import { asVerb } from '../request-scope';
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
export function query<T>(
  ctx: TenantContext,
  permission: Permission,
  run: (ctx: ReadContext) => Promise<T>,
): Promise<T> {
  return asVerb('query', permission, () => read(ctx, permission, run));
}

async function read<T>(ctx: TenantContext, permission: Permission, run: (ctx: ReadContext) => Promise<T>): Promise<T> {
  assertMay(ctx, permission);
  if (ctx.tx) return run(ctx as ReadContext);
  try {
    const within = (tx: Transaction) => run({ ...ctx, tx });
    return await (ctx.reads?.join(within) ?? readTenant(ctx.tenantId, within));
  } catch (error) {
    throw translateDatabaseError(error);
  }
}
