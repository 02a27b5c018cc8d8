import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/durations';
import { daysOut } from '@/lib/vehicles/days-out';

const at = (text: string) => new Date(`${text}:00Z`);
const WEEK = { from: at('2026-11-01T00:00'), until: at('2026-11-08T00:00') };

it('counts part days by their hours, only inside the window, and a running rental up to its end', () => {
  const outings = [
    { from: at('2026-10-30T00:00'), until: at('2026-11-01T12:00') },
    { from: at('2026-11-03T06:00'), until: at('2026-11-04T12:00') },
    { from: at('2026-11-07T18:00'), until: null },
    { from: at('2026-11-20T00:00'), until: at('2026-11-21T00:00') },
  ];
  expect(daysOut(outings, WEEK)).toEqual({ daysOut: 2, days: 7, share: 2 / 7 });
});

it('says nothing of a window in which there was no vehicle', () => {
  expect(daysOut([], { from: WEEK.until, until: WEEK.from })).toEqual({ daysOut: 0, days: 0, share: null });
});

it('counts a time once that two outings claim', () => {
  const outings = [
    { from: at('2026-11-04T00:00'), until: null },
    { from: at('2026-11-02T00:00'), until: at('2026-11-05T00:00') },
    { from: at('2026-11-03T00:00'), until: at('2026-11-04T00:00') },
  ];
  expect(daysOut(outings, WEEK).daysOut).toBe(6);
});

it('is never more than the window, nor less than nothing', () => {
  const hours = fc.integer({ min: -300, max: 300 });
  const outing = fc.record({ start: hours, length: fc.option(fc.nat(300)) });
  fc.assert(
    fc.property(fc.array(outing, { maxLength: 20 }), (list) => {
      const outings = list.map(({ start, length }) => {
        const from = new Date(WEEK.from.getTime() + start * HOUR_MS);
        return { from, until: length === null ? null : new Date(from.getTime() + length * HOUR_MS) };
      });
      const { share } = daysOut(outings, WEEK);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});
