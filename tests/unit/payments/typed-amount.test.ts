import { expect, it } from 'vitest';
import { typedAmount } from '@/lib/payments/typed-amount';

const typed = { method: 'cash', currency: 'USD', amountCents: '500,01', receivedHtgCents: '65626' };

it.each([
  ['dollars', typed, '131.25', 50_001],
  ['gourdes, of which one too many is rounding', { ...typed, currency: 'HTG' }, '131.25', 50_000],
  ['two gourdes too many', { ...typed, currency: 'HTG', receivedHtgCents: '65627' }, '131.25', 50_002],
  [
    'dollars by card, whatever currency cash was chosen in',
    { ...typed, method: 'cheque', currency: 'HTG' },
    '1',
    50_001,
  ],
  ['dollars where the company has no rate', { ...typed, currency: 'HTG' }, null, 50_001],
  ['nothing yet', { ...typed, amountCents: '' }, '131.25', null],
  ['no amount at all', { ...typed, amountCents: 'abc' }, '131.25', null],
])('reads %s', (_what, values, rate, cents) => {
  expect(typedAmount(values, rate, 50_000)).toBe(cents);
});
