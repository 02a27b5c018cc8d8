import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@/lib/durations';
import { mostAttempts, nextAttempt } from '@/lib/webhooks/next-attempt';

const NOW = new Date('2026-11-24T12:00:00Z');
const MOST = mostAttempts('rental.activated');

function waits(most: number): number[] {
  return Array.from({ length: most }, (_, index) => nextAttempt(index + 1, NOW, most))
    .filter((at) => at !== null)
    .map((at) => (at.getTime() - NOW.getTime()) / MINUTE_MS);
}

it('waits a minute, four times as long each time, and a day at most', () => {
  expect(waits(MOST)).toEqual([1, 4, 16, 64, 256, 1024, 1440]);
});

it('ends after the last attempt, and tries a test once', () => {
  expect(nextAttempt(MOST, NOW, MOST)).toBeNull();
  expect(waits(mostAttempts('webhook.test'))).toEqual([]);
});

it('never waits shorter than the time before, nor under a minute or over a day, whenever it is', () => {
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (now, attempt, most) => {
      const next = nextAttempt(attempt, now, most);
      expect(next === null).toBe(attempt >= most);
      const wait = (next?.getTime() ?? now.getTime() + DAY_MS) - now.getTime();
      const later = (nextAttempt(attempt + 1, now, most + 1)?.getTime() ?? now.getTime() + DAY_MS) - now.getTime();
      expect(wait).toBeGreaterThanOrEqual(MINUTE_MS);
      expect(wait).toBeLessThanOrEqual(DAY_MS);
      expect(later).toBeGreaterThanOrEqual(wait);
    }),
  );
});
