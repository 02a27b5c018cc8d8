import { beforeAll, expect, it } from 'vitest';
import { noteQuery, queryShape, slowQueries } from '@/db/slow-queries';

// Other tests of this process note queries too.
beforeAll(() => Reflect.deleteProperty(globalThis, 'woutSlowQueries'));

it.each([
  ["select *\n  from customers where name = 'Wilner ''Ti'' Toussaint'", 'select * from customers where name = ?'],
  ['select 1 from t2 where a1 > 2.50 limit 10', 'select ? from t2 where a1 > ? limit ?'],
  ['insert into t values ($1, $2, $3, $4, $5), ($6)', 'insert into t values ($…), ($6)'],
])('%s has a shape without values', (text, shape) => {
  expect(queryShape(text)).toBe(shape);
});

it('keeps what took 200 ms or longer, the slowest first, and not more than 100 kinds', () => {
  noteQuery('select a', 199, { now: 1 });
  noteQuery('select b', 200, { now: 2 });
  noteQuery('select c', 900.4, { now: 3 });
  noteQuery('select c', 300, { now: 4 });
  expect(slowQueries()).toEqual([
    { shape: 'select c', times: 2, longestMs: 900, lastAt: 4 },
    { shape: 'select b', times: 1, longestMs: 200, lastAt: 2 },
  ]);
  for (let kind = 0; kind < 99; kind += 1) noteQuery(`select column_${'x'.repeat(kind + 1)}`, 300, { now: 5 });
  expect(slowQueries()).toHaveLength(100);
  expect(slowQueries().find(({ shape }) => shape === 'select b')).toBeUndefined();
});
