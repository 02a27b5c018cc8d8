import { sql } from 'drizzle-orm';
import { asTenant } from './as-tenant';
import type { Transaction } from './client';

/**
 * A part of an operators' transaction that has one tenant's rights, and no others: for what a new tenant begins with, which
 * the operators' role can't write.
 */
export async function withinTenant<T>(
  tx: Transaction,
  tenantId: string,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await tx.execute(sql.raw(asTenant(tenantId)));
  const result = await run(tx);
  await tx.execute(sql.raw("set local role wout_platform; set local app.tenant_id = ''"));
  return result;
}
