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

it('is never more than the window for outings that follow one another, nor less than nothing', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(steps, fc.integer({ min: -500, max: 500 }), (hours, start) => {
      let time = WEEK.from.getTime() + start * HOUR_MS;
      const edges = hours.map((step) => {
        time += step * HOUR_MS;
        return new Date(time);
      });
      const outings = edges.flatMap((from, index) => {
        const until = edges[index + 1];
        return index % 2 === 0 && until ? [{ from, until }] : [];
      });
      const { share } = daysOut(outings, WEEK);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});
