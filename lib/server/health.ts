import 'server-only';
import { sql } from 'drizzle-orm';
import { databaseSeenAt, withPlatform } from '@/db/client';

/** The database is not asked again for a page that comes so soon after its last answer. */
const FRESH_MS = 1_000;

/** Whether the database responds, or did a moment ago. */
export async function wasHealthy(): Promise<boolean> {
  return Date.now() - databaseSeenAt() < FRESH_MS || isHealthy();
}

/** Whether the database responds. */
export async function isHealthy(): Promise<boolean> {
  try {
    await withPlatform((tx) => tx.execute(sql`select 1`));
    return true;
  } catch {
    return false;
  }
}
