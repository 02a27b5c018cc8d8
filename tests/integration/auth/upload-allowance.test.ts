import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { readCounts } from '@/db/schema/read-counts';
import { countUpload } from '@/lib/auth/upload-allowance';
import { newId } from '@/lib/id';

const START = Date.parse('2026-03-01T12:00:00Z');
let id: string;
beforeEach(() => {
  id = newId();
});
afterAll(closeDatabase);

/** One more upload, so many minutes after the first. */
const upload = (minutes: number, by = id) =>
  countUpload({ member: { id: by }, now: new Date(START + minutes * 60_000) });

/** What any server has counted in a minute. */
const counted = (minutes: number, reads: number) =>
  withPlatform((tx) =>
    tx.insert(readCounts).values({ reader: `uploads ${id}`, minute: new Date(START + minutes * 60_000), reads }),
  );

it('lets a member send 300 files in 15 minutes, and then again as they pass', async () => {
  await counted(0, 150);
  await counted(10, 149);
  await upload(14);
  await expect(upload(14.5)).rejects.toMatchObject({
    code: 'too_many_requests',
    params: { seconds: 30, minutes: 1 },
  });
  await upload(14.5, newId());
  await expect(upload(14.99)).rejects.toThrow('too_many_requests');
  await upload(15);
});

it('does not count what it refuses', async () => {
  await counted(0, 299);
  await counted(1, 1);
  for (let again = 0; again < 5; again += 1) await expect(upload(2)).rejects.toThrow('too_many_requests');
  await upload(15);
  await upload(15);
});

it('lets no more through when all come at once', async () => {
  await counted(0, 295);
  const all = await Promise.allSettled(Array.from({ length: 16 }, () => upload(0.5)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});
