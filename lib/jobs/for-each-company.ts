import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { type Transaction, withPlatform, withTenant } from '@/db/client';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { log } from '../log';

export interface CompanyWork {
  tenantId: string;
  tx: Transaction;
  timeZone: string;
  /** The time of the database's clock. */
  now: Date;
}

/**
 * Runs a background task for every company that is not suspended, each in its own transaction. A failure for one
 * company does not stop the others.
 */
export async function forEachCompany(name: string, run: (work: CompanyWork) => Promise<unknown>): Promise<void> {
  const { companies, now } = await withPlatform(async (tx) => {
    const rows = await tx
      .select({ tenantId: tenants.id, timeZone: tenantSettings.timeZone, now: sql<string>`now()` })
      .from(tenants)
      .innerJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
      .where(eq(tenants.status, 'active'));
    return { companies: rows, now: new Date(rows[0]?.now ?? 0) };
  });
  let failure: unknown = null;
  for (const { tenantId, timeZone } of companies) {
    try {
      await withTenant(tenantId, (tx) => run({ tenantId, tx, timeZone, now }));
    } catch (error) {
      log.error({ err: error, job: name, tenantId }, 'background work failed for one company');
      failure = error;
    }
  }
  // The queue retries the job. Work that is already done is not repeated.
  if (failure) throw failure;
}
