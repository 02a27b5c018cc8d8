import 'server-only';
import { eq } from 'drizzle-orm';
import { nightlyChecks } from '@/db/schema/nightly-checks';
import type { ReadContext } from '../server/query';
import { CHECK_KINDS } from './values';

/** What each nightly check of the company found when it last ran, in the order of `CHECK_KINDS`. One that never ran is left out. */
export async function listChecks({ tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>) {
  const { kind, checkedAt, looked, faults } = nightlyChecks;
  const rows = await tx
    .select({ kind, checkedAt, looked, faults })
    .from(nightlyChecks)
    .where(eq(nightlyChecks.tenantId, tenantId));
  return CHECK_KINDS.flatMap((name) => rows.filter((row) => row.kind === name));
}
