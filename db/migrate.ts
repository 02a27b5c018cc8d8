import path from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

const LOCK = 18_041_803;

/** Applies all pending migrations. A second server that starts at the same time waits for the first. */
export async function migrate(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`select pg_advisory_lock(${LOCK})`;
    // For a Citus cluster, where a migration touches tables of every kind in one transaction. Elsewhere it means nothing.
    await sql`set citus.multi_shard_modify_mode = 'sequential'`;
    await applyMigrations(drizzle(sql), { migrationsFolder: path.join(import.meta.dirname, 'migrations') });
    await sql`select pg_advisory_unlock(${LOCK})`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
