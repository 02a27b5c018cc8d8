import 'server-only';
import { sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';

/** Whether the database responds. */
export async function isHealthy(): Promise<boolean> {
  try {
    await withPlatform((tx) => tx.execute(sql`select 1`));
    return true;
  } catch {
    return false;
  }
}
