import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import type { TestTenant } from './factories';

/** How many deadlocks the tests' database has ended so far. */
export async function countDeadlocks(tenant: TestTenant): Promise<number> {
  const rows = await withTenant(tenant.id, (tx) =>
    tx.execute<{ deadlocks: number }>(
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    ),
  );
  return rows[0]?.deadlocks ?? 0;
}
