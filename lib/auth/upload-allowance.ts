import 'server-only';
import { and, eq, gt, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { readCounts } from '@/db/schema/read-counts';
import { MINUTE_MS } from '../durations';
import { tooManyRequests } from '../too-many-requests';

const WINDOW_MS = 15 * MINUTE_MS;
// Assumption: 300 uploads in 15 minutes are more than a member needs to photograph a fleet.
const LIMIT = 300;

/**
 * Counts one more upload of a member, on whichever server. Throws `too_many_requests` after 300 within 15 minutes, counted by
 * whole minutes; what is refused does not count.
 */
export async function countUpload({ member, now }: { member: { id: string }; now: Date }): Promise<void> {
  const reader = `uploads ${member.id}`;
  const minute = new Date(now.getTime() - (now.getTime() % MINUTE_MS));
  await withPlatform(async (tx) => {
    // First, as it locks the minute: two at once could else both be the last.
    await tx
      .insert(readCounts)
      .values({ reader, minute, reads: 1 })
      .onConflictDoUpdate({
        target: [readCounts.reader, readCounts.minute],
        set: { reads: sql`${readCounts.reads} + 1` },
      });
    const counted = await tx
      .select()
      .from(readCounts)
      .where(and(eq(readCounts.reader, reader), gt(readCounts.minute, new Date(minute.getTime() - WINDOW_MS))))
      .orderBy(readCounts.minute);
    const [first] = counted;
    const sum = counted.reduce((all, { reads }) => all + reads, 0);
    if (first && sum > LIMIT) throw tooManyRequests((first.minute.getTime() + WINDOW_MS - now.getTime()) / 1000);
  });
}
