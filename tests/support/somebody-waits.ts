import { sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';

/** Resolves when a transaction waits for another one's lock. */
export async function somebodyWaits(): Promise<void> {
  for (;;) {
    const [row] = await withPlatform((tx) =>
      tx.execute<{ waiting: boolean }>(
        sql`select exists (select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')) as waiting`,
      ),
    );
    if (row?.waiting) return;
  }
}
