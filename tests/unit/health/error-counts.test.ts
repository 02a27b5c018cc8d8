import { beforeAll, describe, expect, it } from 'vitest';
import { countError, errorsCountedSince, errorsWithin, errorTotals } from '@/lib/error-counts';

const HOUR = 60 * 60_000;
const MINUTE = 60_000;
const START = Date.UTC(2026, 4, 1, 12);

// Other tests of this process count too.
beforeAll(() => Reflect.deleteProperty(globalThis, 'woutErrors'));

describe('errors', () => {
  it('are counted by code within a time, the most frequent first', () => {
    countError('number_taken', START);
    countError('server_error', START + 1);
    countError('server_error', START + 2 * HOUR);
    countError('not_found', START + 2 * HOUR);
    countError('server_error', START + 2 * HOUR);
    const now = START + 2 * HOUR;
    expect(errorsWithin(HOUR, now)).toEqual([
      { code: 'server_error', count: 2 },
      { code: 'not_found', count: 1 },
    ]);
    expect(errorsWithin(24 * HOUR, now)[0]).toEqual({ code: 'server_error', count: 3 });
    expect(errorsCountedSince()).toBeGreaterThan(now);
  });

  it('are forgotten after a day, except in the totals', () => {
    expect(
      errorsWithin(24 * HOUR, START + 24 * HOUR + 4 * MINUTE).find(({ code }) => code === 'number_taken'),
    ).toBeTruthy();
    expect(
      errorsWithin(24 * HOUR, START + 24 * HOUR + 5 * MINUTE).find(({ code }) => code === 'number_taken'),
    ).toBeFalsy();
    for (let at = 0; at < 30 * HOUR; at += 5 * MINUTE) countError('not_found', START + 3 * HOUR + at);
    expect(errorsWithin(48 * HOUR, START + 33 * HOUR)).toEqual([{ code: 'not_found', count: 289 }]);
    expect(errorTotals().get('number_taken')).toBe(1);
  });
});
