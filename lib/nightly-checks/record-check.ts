import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { nightlyChecks } from '@/db/schema/nightly-checks';
import type { CheckKind } from './values';

interface Company {
  tx: Transaction;
  tenantId: string;
}

/** What a check found: how many things it looked at, if it counts them, and how many are not as they must be. */
export interface Found {
  looked: number | null;
  faults: number;
}

/** Keeps what a nightly check of a company has found in place of what it found before. */
export async function recordCheck({ tx, tenantId }: Company, kind: CheckKind, found: Found): Promise<void> {
  const kept = { ...found, checkedAt: sql`now()` };
  await tx
    .insert(nightlyChecks)
    .values({ tenantId, kind, ...kept })
    .onConflictDoUpdate({ target: [nightlyChecks.tenantId, nightlyChecks.kind], set: kept });
}
