import { expect, it } from 'vitest';
import { chargeRefusal } from '@/lib/payments/charge-refusal';

it.each([
  ['active', 0, null],
  ['active', -100, null],
  ['completed', 1, null],
  ['completed', 0, 'rental_settled'],
  ['completed', -100, 'rental_settled'],
  ['draft', 100, 'invalid_transition'],
  ['cancelled', 100, 'invalid_transition'],
])('a rental that is %s with %i due', (status, dueCents, refusal) => {
  expect(chargeRefusal({ status, dueCents })).toBe(refusal);
});
