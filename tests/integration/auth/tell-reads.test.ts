import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPlatform } from '@/db/client';
import { readCounts } from '@/db/schema/read-counts';
import { tellReads } from '@/lib/auth/tell-reads';
import { newId } from '@/lib/id';
import { cleanUp } from '@/lib/jobs/clean-up';
import { ownDatabase } from '@/tests/support/own-database';

let done: () => Promise<void>;
beforeAll(async () => {
  done = await ownDatabase();
});
afterAll(() => done());

const minuteOf = (at: number) => new Date(at - (at % 60_000));

it('adds what all servers tell of one reader and one minute, also at the same moment', async () => {
  const reader = newId();
  const minute = minuteOf(Date.now());
  const answers = await Promise.all([10, 20, 30].map((reads) => tellReads(reader, minute, reads)));
  expect(Math.max(...answers)).toBe(60);
  expect(await tellReads(reader, minute, 1)).toBe(61);
  expect(await tellReads(reader, new Date(minute.getTime() + 60_000), 5)).toBe(5);
  expect(await tellReads(newId(), minute, 7)).toBe(7);
});

it('forgets counts after an hour', async () => {
  const reader = newId();
  await tellReads(reader, minuteOf(Date.now() - 2 * 3_600_000), 5);
  await tellReads(reader, minuteOf(Date.now()), 6);
  await cleanUp();
  const kept = await withPlatform((tx) =>
    tx.select({ reads: readCounts.reads }).from(readCounts).where(sql`${readCounts.reader} = ${reader}`),
  );
  expect(kept).toEqual([{ reads: 6 }]);
});
