import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved } from '@/components/files/gallery/moved';

describe('a photo’s new place', () => {
  it('is where it was dropped, the others in their order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  });

  it('never loses or doubles one, and leaves the list it was given', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.integer(), fc.integer(), (list, from, to) => {
        const before = [...list];
        const after = moved(list, from, to);
        expect([...after].sort()).toEqual([...list].sort());
        expect(list).toEqual(before);
      }),
    );
  });
});
