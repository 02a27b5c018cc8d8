import { expect, it } from 'vitest';
import { readSearch } from '@/lib/server/read-search';

const read = (search: string) => JSON.parse(JSON.stringify(readSearch(new URLSearchParams(search))));

it.each([
  ['one value', 'q=rav', { q: 'rav' }],
  ['an empty one', 'q=', { q: '' }],
  ['a repeated key', 'types=rentals&q=a&types=payments', { types: ['rentals', 'payments'], q: 'a' }],
  ['keys joined by dots', 'period.from=a&period.until.day=b', { period: { from: 'a', until: { day: 'b' } } }],
  ['a repeated key below another', 'a.b=1&a.b=2', { a: { b: ['1', '2'] } }],
  ['a value below a value', 'a=1&a.b=2', { a: '1' }],
  ['a value above values', 'a.b=2&a=1', { a: { b: '2' } }],
  ['a key that is too deep', 'a.b.c.d.e.f=1&q=2', { q: '2' }],
  ['nothing but dots', '..=1', { '': { '': { '': '1' } } }],
])('reads %s', (_what, search, asked) => {
  expect(read(search)).toEqual(asked);
});

it('reaches nothing but what was sent', () => {
  const asked = readSearch(new URLSearchParams('__proto__.admin=1&constructor.prototype.admin=1&toString.x=1'));
  expect(Object.getPrototypeOf(asked)).toBeNull();
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
  expect(Object.keys(asked)).toEqual(['__proto__', 'constructor', 'toString']);
});

it('looks at each parameter a bounded number of times, however many there are', () => {
  let looks = 0;
  class Counted extends URLSearchParams {
    override getAll(name: string) {
      looks += this.size;
      return super.getAll(name);
    }
    override *entries() {
      for (const entry of super.entries()) {
        looks += 1;
        yield entry;
      }
      return undefined;
    }
    override *keys() {
      for (const [key] of this.entries()) yield key;
      return undefined;
    }
    override [Symbol.iterator]() {
      return this.entries();
    }
  }
  const search = new Counted(Array.from({ length: 500 }, (_none, index) => [`a${index}`, '1']));
  expect(Object.keys(readSearch(search))).toHaveLength(500);
  expect(looks).toBeLessThanOrEqual(1_000);
});
