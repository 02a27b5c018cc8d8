import 'server-only';
import { sql } from 'drizzle-orm';
import { readServer } from '@/db/client';

export type DatabaseFacts = {
  version: string;
  bytes: string;
  connections: number;
  mostConnections: number;
  /** Of the oldest transaction that is open in this database, in seconds. */
  oldestSeconds: number;
};

/** What PostgreSQL says of this installation's database. */
export async function readDatabase(): Promise<DatabaseFacts> {
  const [row] = await readServer((tx) =>
    tx.execute<DatabaseFacts>(sql`
      select current_setting('server_version') as version,
        pg_database_size(current_database())::text as bytes,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
        current_setting('max_connections')::int as "mostConnections",
        (select coalesce(max(extract(epoch from now() - xact_start)), 0)::int from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as "oldestSeconds"`),
  );
  if (!row) throw new Error('the database said nothing of itself');
  return row;
}
