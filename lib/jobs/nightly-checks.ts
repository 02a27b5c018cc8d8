import 'server-only';
import { log } from '../log';
import { checkIsolation } from '../nightly-checks/check-isolation';
import { recordCheck } from '../nightly-checks/record-check';
import { raiseLedgerNotices } from '../notices/raise-ledger-notices';
import { type CompanyWork, forEachCompany } from './for-each-company';

/** Recomputes every company's ledgers and closes, tells its managers where a cent differs, and keeps how many do. */
export function checkLedgers(): Promise<void> {
  return forEachCompany('ledger-check', async (work) =>
    recordCheck(work, 'ledgers', { looked: null, faults: await raiseLedgerNotices(work) }),
  );
}

/** Tries with each company's rights to read another's rows, and keeps what came of it. Fails where a row was reached. */
export async function checkIsolations(): Promise<void> {
  const reaching: string[] = [];
  await forEachCompany('isolation-check', async (work) => {
    if (await keepIsolation(work)) reaching.push(work.tenantId);
  });
  if (reaching.length === 0) return;
  log.error({ companies: reaching }, 'rows of another company could be read');
  throw new Error(`${reaching.length} companies could read rows of others`);
}

async function keepIsolation(work: CompanyWork): Promise<boolean> {
  const found = await checkIsolation(work);
  await recordCheck(work, 'isolation', found);
  return found.faults > 0;
}
