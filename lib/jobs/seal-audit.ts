import 'server-only';
import { sql } from 'drizzle-orm';
import { type Transaction, withPlatform, withTenant } from '@/db/client';
import type { Chain } from '../audit/chain';
import { type ChainState, checkChain } from '../audit/check-chain';
import { companyChain } from '../audit/company-chain';
import { PLATFORM_CHAIN } from '../audit/platform-chain';
import { sealEntries } from '../audit/seal-entries';
import { log } from '../log';
import { recordCheck } from '../nightly-checks/record-check';
import { recordPlatformCheck } from '../nightly-checks/record-platform-check';

/** Runs a transaction that may read and seal one log. */
type Within = <T>(run: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Gives the entries of the last day their place in their log's chain, wherever some have none yet. */
export async function sealAudit(): Promise<void> {
  const companies = await withPlatform((tx) =>
    tx.execute<{ tenant_id: string }>(sql`
      select distinct e.tenant_id from audit_entries e where e.at > now() - interval '1 day'
        and not exists (select 1 from audit_seals s where s.tenant_id = e.tenant_id and s.entry_id = e.id)`),
  );
  await each([null, ...companies.map(({ tenant_id }) => tenant_id)], (tenantId) =>
    seal(within(tenantId), chainOf(tenantId), { lately: true }),
  );
}

/**
 * Follows each log's chain from its beginning, the operators' first, and keeps what it found for those who read the log. Fails, so that
 * operators see it, where an entry was changed or removed. The server's log gets each chain's end: whoever rewrites a whole chain
 * in the database has not rewritten that.
 */
export async function checkAudit(): Promise<void> {
  const companies = await withPlatform((tx) =>
    tx.execute<{ tenant_id: string }>(
      sql`select id as tenant_id from tenants where deletion_started_at is null order by id`,
    ),
  );
  await each([null, ...companies.map(({ tenant_id }) => tenant_id)], async (tenantId) => {
    const [open, chain] = [within(tenantId), chainOf(tenantId)];
    await seal(open, chain, { lately: false });
    const { length, head, faults } = await open((tx) => checkChain(tx, chain));
    log.info({ tenantId, length, head }, 'the audit log was followed');
    // In a transaction of its own, and also where the log was changed.
    await open((tx) => record(tx, tenantId, { length, faults }));
    if (faults.length === 0) return;
    log.error({ tenantId, count: faults.length, faults: faults.slice(0, 10) }, 'the audit log was changed');
    throw new Error(`The audit log of ${tenantId ?? 'the platform'} was changed`);
  });
}

const chainOf = (tenantId: string | null): Chain => (tenantId === null ? PLATFORM_CHAIN : companyChain(tenantId));

const within =
  (tenantId: string | null): Within =>
  (run) =>
    tenantId === null ? withPlatform(run) : withTenant(tenantId, run);

function seal(open: Within, chain: Chain, how: { lately: boolean }): Promise<number> {
  return open((tx) => sealEntries(tx, chain, how));
}

function record(tx: Transaction, tenantId: string | null, { length, faults }: Pick<ChainState, 'length' | 'faults'>) {
  const found = { looked: length, faults: faults.length };
  return tenantId === null ? recordPlatformCheck(tx, 'audit', found) : recordCheck({ tx, tenantId }, 'audit', found);
}

/** A failure for one log, null for the operators', does not stop the others. */
async function each(
  logs: readonly (string | null)[],
  run: (tenantId: string | null) => Promise<unknown>,
): Promise<void> {
  let failure: unknown = null;
  for (const tenantId of logs) {
    try {
      await run(tenantId);
    } catch (error) {
      log.error({ err: error, tenantId }, 'the audit log could not be sealed or followed');
      failure = error;
    }
  }
  if (failure) throw failure;
}
