import { eq, sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { reportExports } from '@/db/schema/report-exports';
import type { TestTenant } from '../factories';

/** Ends the exports of a company that was filled: nobody reads them, and later ones would wait in line behind them. */
export async function endExports({ id }: TestTenant): Promise<void> {
  await withTenant(id, (tx) =>
    tx.update(reportExports).set({ state: 'done', endedAt: sql`now()` }).where(eq(reportExports.tenantId, id)),
  );
}
