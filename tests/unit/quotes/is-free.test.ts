import { expect, it } from 'vitest';
import type { CheckedQuote } from '@/lib/quotes/check-quote';
import { isFree } from '@/lib/quotes/is-free';

const FREE = { quote: { totalCents: 1 }, problem: null, fields: {}, clash: null, classTaken: null } as CheckedQuote;

it('can be reserved while it has a price and nothing stands in its way', () => {
  expect(isFree(FREE)).toBe(true);
});

it.each<[string, Partial<CheckedQuote>]>([
  ['it has no price', { quote: null }],
  ['it is refused', { problem: 'vehicle_archived' as CheckedQuote['problem'] }],
  ['a field is refused', { fields: { pickupAt: 'pickup_in_past' } as CheckedQuote['fields'] }],
  ['its vehicle is taken', { clash: {} as CheckedQuote['clash'] }],
  ['its class is taken', { classTaken: { freeFrom: null } }],
])('can’t if %s', (_why, other) => {
  expect(isFree({ ...FREE, ...other })).toBe(false);
});
