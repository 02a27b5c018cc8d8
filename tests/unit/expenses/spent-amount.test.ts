import { expect, it } from 'vitest';
import { spentAmount } from '@/lib/expenses/spent-amount';

const typed = { amountCents: 4_500, paidHtgCents: 500_000, htgRate: '131.2500' };

it('counts gourdes at the rate of that moment, and keeps both', () => {
  expect(spentAmount({ ...typed, currency: 'HTG' })).toEqual({
    amountCents: 3_810,
    paidHtgCents: 500_000,
    htgRate: '131.2500',
  });
});

it('forgets gourdes that were typed before dollars were chosen', () => {
  expect(spentAmount({ ...typed, currency: 'USD' })).toEqual({ amountCents: 4_500, paidHtgCents: null, htgRate: null });
});
