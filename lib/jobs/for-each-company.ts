import 'server-only';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type Transaction, withPlatform, withTenant } from '@/db/client';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { log } from '../log';
import { asWork } from '../request-scope';

export interface CompanyWork {
  tenantId: string;
  tx: Transaction;
  timeZone: string;
  /** The time of the database's clock. */
  now: Date;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Runs a background task for every company that is not suspended, each in its own transaction. A failure for one
 * company does not stop the others. Each is looked up when its turn comes: one may be suspended in the meantime.
 */
export async function forEachCompany(name: string, run: (work: CompanyWork) => Promise<unknown>): Promise<void> {
  let failure: unknown = null;
  for (let next = await companyAfter(FIRST); next; next = await companyAfter(next.tenantId)) {
    const { tenantId, timeZone, now } = next;
    try {
      await asWork({ tenantId }, () =>
        withTenant(tenantId, (tx) => run({ tenantId, tx, timeZone, now: new Date(now) })),
      );
    } catch (error) {
      log.error({ err: error, job: name, tenantId }, 'background work failed for one company');
      failure = error;
    }
  }
  // The queue retries the job. Work that is already done is not repeated.
  if (failure) throw failure;
}

function companyAfter(tenantId: string) {
  return withPlatform(async (tx) => {
    const [company] = await tx
      .select({ tenantId: tenants.id, timeZone: tenantSettings.timeZone, now: sql<string>`now()` })
      .from(tenants)
      .innerJoin(tenantSettings, eq(tenantSettings.tenantId, tenants.id))
      .where(and(eq(tenants.status, 'active'), gt(tenants.id, tenantId)))
      .orderBy(asc(tenants.id))
      .limit(1);
    return company;
  });
}
