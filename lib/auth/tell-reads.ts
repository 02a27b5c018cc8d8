import 'server-only';
import { sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { readCounts } from '@/db/schema/read-counts';

/** Adds reads of a minute to those of all servers, and returns how many all of them have told by now. */
export async function tellReads(reader: string, minute: Date, reads: number): Promise<number> {
  const [row] = await withPlatform((tx) =>
    tx
      .insert(readCounts)
      .values({ reader, minute, reads })
      .onConflictDoUpdate({
        target: [readCounts.reader, readCounts.minute],
        set: { reads: sql`${readCounts.reads} + excluded.reads` },
      })
      .returning({ reads: readCounts.reads }),
  );
  return row?.reads ?? reads;
}
