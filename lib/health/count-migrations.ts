import 'server-only';
import { sql } from 'drizzle-orm';
import { readServer } from '@/db/client';
import journal from '@/db/migrations/meta/_journal.json';

/** The migrations that this build brings, and how many of them the database has. A newer build's are not counted. */
export async function countMigrations(): Promise<{ expected: number; applied: number }> {
  const times = journal.entries.map(({ when }) => when);
  const [row] = await readServer((tx) =>
    tx.execute<{ applied: number }>(
      sql`select count(distinct created_at)::int as applied from drizzle.__drizzle_migrations
        where created_at in (select value::bigint from json_array_elements_text(${JSON.stringify(times)}::json))`,
    ),
  );
  return { expected: times.length, applied: row?.applied ?? 0 };
}
