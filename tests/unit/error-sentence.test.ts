import { expect, it } from 'vitest';
import { errorSentence } from '@/lib/error-sentence';
import type { ErrorCode, ErrorParams } from '@/lib/errors';

it.each<[ErrorCode, ErrorParams | undefined, string, ErrorParams | undefined]>([
  ['out_of_range', undefined, 'out_of_range', undefined],
  ['out_of_range', {}, 'out_of_range', {}],
  ['out_of_range', { from: 0, to: 2_000_000 }, 'out_of_range_between', { from: '0', to: '2,000,000' }],
  [
    'out_of_range',
    { fromCents: 100, toCents: 999_999 },
    'out_of_range_between',
    { from: '1.00\u00a0USD', to: '9,999.99\u00a0USD' },
  ],
  [
    'out_of_range',
    { fromBasisPoints: 1, toBasisPoints: 9500 },
    'out_of_range_between',
    { from: '0.01%', to: '95.00%' },
  ],
  [
    'out_of_range',
    { from: '1990-01-01', to: '2100-12-31' },
    'out_of_range_between',
    { from: 'Jan 1, 1990', to: 'Dec 31, 2100' },
  ],
  ['out_of_range', { from: 2 }, 'out_of_range_from', { from: '2' }],
  ['out_of_range', { to: 1000 }, 'out_of_range_to', { to: '1,000' }],
  ['too_long', { to: 4000 }, 'too_long_to', { to: '4,000' }],
  ['too_long', undefined, 'too_long', undefined],
  ['year_out_of_range', { from: 1980, to: 2027 }, 'year_out_of_range', { from: 1980, to: 2027 }],
])('%s with %j is said by %s', (code, params, key, shown) => {
  expect(errorSentence(code, params, 'en')).toEqual({ key, params: shown });
});
