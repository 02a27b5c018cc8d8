import { expect, it } from 'vitest';
import { otherRate } from '@/lib/payments/other-rate';

it.each([
  ['another rate since', '131.5000', '150.0000', 150],
  ['one that differs in the fourth decimal', '131.5000', '131.5001', 131.5001],
  ['the same rate, written otherwise', '131.5000', '131.5', null],
  ['a payment in dollars', null, '150.0000', null],
  ['a company that has no rate any more', '131.5000', null, null],
])('names the company’s rate beside the payment’s: %s', (_, paid, company, other) => {
  expect(otherRate(paid, company)).toBe(other);
});
