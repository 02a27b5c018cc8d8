import { expect, it } from 'vitest';
import { isOfAnother } from '@/lib/drivers/of-another';

it.each([
  ['another’s additional driver', { kind: 'additional', customerId: 'b' }, 'a', true],
  ['the customer’s own', { kind: 'additional', customerId: 'a' }, 'a', false],
  ['anybody’s', { kind: 'additional', customerId: null }, 'a', false],
  ['one kept without an owner', { kind: 'additional' }, 'a', false],
  ['a chauffeur', { kind: 'chauffeur', customerId: 'b' }, 'a', false],
  ['another’s, while no customer is chosen', { kind: 'additional', customerId: 'b' }, '', false],
] as const)('tells of %s', (_, driver, rentedBy, told) => {
  expect(isOfAnother(driver, rentedBy)).toBe(told);
});
