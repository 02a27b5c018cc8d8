import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from '@/lib/cut-text';

const HALF = /\p{Surrogate}/u;
/** Every other character of two units. */
const text = fc.string({ unit: fc.constantFrom('a', 'é', '🚗', '𠀀'), maxLength: 40 });

it('keeps as much as fits, without half of a character', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 50 }), (whole, most) => {
      const [start, end] = [cutText(whole, most), cutText(whole, most, 'end')];
      expect(whole.startsWith(start) && whole.endsWith(end)).toBe(true);
      for (const cut of [start, end]) {
        expect(cut).not.toMatch(HALF);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(whole.length, most - 1));
      }
    }),
  );
});

it.each([
  ['abc', 3, 'abc', 'abc'],
  ['abcd', 3, 'abc', 'bcd'],
  ['🚗b🚗', 4, '🚗b', 'b🚗'],
  ['🚗🚗', 3, '🚗', '🚗'],
])('cuts %j to %i', (whole, most, start, end) => {
  expect([cutText(whole, most), cutText(whole, most, 'end')]).toEqual([start, end]);
});
