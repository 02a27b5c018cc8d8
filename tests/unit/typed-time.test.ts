import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedTime } from '@/lib/typed-time';

describe('a typed time', () => {
  it.each([
    ['1430', '14:30'],
    ['14:30', '14:30'],
    ['14h30', '14:30'],
    ['14h', '14:00'],
    ['14.30', '14:30'],
    ['9', '09:00'],
    ['930', '09:30'],
    ['2:30 pm', '14:30'],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
  ])('%s is %s', (text, expected) => {
    expect(typedTime(text)).toBe(expected);
  });

  it.each(['', '24:00', '14:60', '99', '13pm', '7:5', 'noon', '14:30:00'])('is none in “%s”', (text) => {
    expect(typedTime(text)).toBeNull();
  });

  it('is itself once it is written', () => {
    const part = (most: number) => fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'));
    fc.assert(
      fc.property(part(23), part(59), (hour, minute) => {
        for (const text of [`${hour}:${minute}`, `${hour}${minute}`, `${hour}h${minute}`])
          expect(typedTime(text)).toBe(`${hour}:${minute}`);
      }),
    );
  });
});
