import { expect, it } from 'vitest';
import { readableParams } from '@/lib/readable-params';

it('says days and local times in words, and leaves the rest as it is', () => {
  const params = { date: '2026-11-21', returned: '2026-11-21T16:05', name: 'Pierre', year: 2026 };
  const rest = { name: 'Pierre', year: 2026 };
  expect(readableParams(params, 'en')).toEqual({ date: 'Nov 21, 2026', returned: 'Nov 21, 2026, 16:05', ...rest });
  expect(readableParams(params, 'ht')).toEqual({ date: '21 nov 2026', returned: '21 nov 2026, 16:05', ...rest });
});

it('groups a reading, and what is the most', () => {
  expect(readableParams({ last: 66_362, most: 1000 }, 'en')).toEqual({ last: '66,362', most: '1,000' });
  expect(readableParams({ last: 66_362 }, 'fr')).toEqual({ last: '66\u00a0362' });
});

it('leaves what only looks like a day, and a person called like one', () => {
  const params = { driver: '2026-13-45T99:99', day: '2026-02-30', name: '2026-11-21' };
  expect(readableParams(params, 'en')).toEqual(params);
});

it('says gourde rates as people read them', () => {
  const params = { fromRate: 131.5, toRate: 130.6784 };
  expect(readableParams(params, 'en')).toEqual({ from: '131.50', to: '130.6784' });
  expect(readableParams(params, 'fr')).toEqual({ from: '131,50', to: '130,6784' });
});
