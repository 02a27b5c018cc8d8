import 'server-only';
import { sql } from 'drizzle-orm';
import { withPlatform, withTenant } from '@/db/client';
import { checkChain } from '../audit/check-chain';
import { sealEntries } from '../audit/seal-entries';
import { log } from '../log';

/** Gives the audit entries of the last day their place in their company's chain, wherever some have none yet. */
export async function sealAudit(): Promise<void> {
  const companies = await withPlatform((tx) =>
    tx.execute<{ tenant_id: string }>(sql`
      select distinct e.tenant_id from audit_entries e where e.at > now() - interval '1 day'
        and not exists (select 1 from audit_seals s where s.tenant_id = e.tenant_id and s.entry_id = e.id)`),
  );
  await each(companies, (tenantId) => withTenant(tenantId, (tx) => sealEntries({ tx, tenantId, lately: true })));
}

/**
 * Follows each company's chain from its beginning. Fails, so that operators see it, where an entry was changed or removed. The log
 * gets each chain's end: whoever rewrites a whole chain in the database has not rewritten the log.
 */
export async function checkAudit(): Promise<void> {
  const companies = await withPlatform((tx) =>
    tx.execute<{ tenant_id: string }>(
      sql`select id as tenant_id from tenants where deletion_started_at is null order by id`,
    ),
  );
  await each(companies, async (tenantId) => {
    await withTenant(tenantId, (tx) => sealEntries({ tx, tenantId, lately: false }));
    const { length, head, faults } = await withTenant(tenantId, (tx) => checkChain({ tx, tenantId }));
    log.info({ tenantId, length, head }, 'the audit log was followed');
    if (faults.length === 0) return;
    log.error({ tenantId, count: faults.length, faults: faults.slice(0, 10) }, 'the audit log was changed');
    throw new Error(`The audit log of ${tenantId} was changed`);
  });
}

/** A failure for one company does not stop the others. */
async function each(
  companies: readonly { tenant_id: string }[],
  run: (tenantId: string) => Promise<unknown>,
): Promise<void> {
  let failure: unknown = null;
  for (const { tenant_id: tenantId } of companies) {
    try {
      await run(tenantId);
    } catch (error) {
      log.error({ err: error, tenantId }, 'the audit log could not be sealed or followed');
      failure = error;
    }
  }
  if (failure) throw failure;
}
