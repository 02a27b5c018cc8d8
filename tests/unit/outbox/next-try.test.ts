import { expect, it } from 'vitest';
import { MINUTE_MS } from '@/lib/durations';
import { nextTry } from '@/lib/outbox/next-try';

it('a mail is tried again after 5, 10, 20, 40 and then every 60 minutes', () => {
  const now = new Date('2026-11-21T11:00:00Z');
  const waits = [1, 2, 3, 4, 5, 6, 40].map((attempt) => (nextTry(attempt, now).getTime() - now.getTime()) / MINUTE_MS);
  expect(waits).toEqual([5, 10, 20, 40, 60, 60, 60]);
});
