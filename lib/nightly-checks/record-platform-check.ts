import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { platformChecks } from '@/db/schema/nightly-checks';
import type { Found } from './record-check';

/** Keeps what a nightly check of the platform's own records has found in place of what it found before. */
export async function recordPlatformCheck(tx: Transaction, kind: 'audit', found: Found): Promise<void> {
  const kept = { ...found, checkedAt: sql`now()` };
  await tx
    .insert(platformChecks)
    .values({ kind, ...kept })
    .onConflictDoUpdate({ target: platformChecks.kind, set: kept });
}
