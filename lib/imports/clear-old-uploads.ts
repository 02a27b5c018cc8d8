import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { imports } from '@/db/schema/imports';

/** Deletes one company's uploads older than a day that were never imported. Runs at night. */
export function clearOldUploads({ tx, tenantId }: { tx: Transaction; tenantId: string }): Promise<unknown> {
  const stale = lt(imports.createdAt, sql`now() - interval '24 hours'`);
  return tx.delete(imports).where(and(eq(imports.tenantId, tenantId), eq(imports.status, 'uploaded'), stale));
}
