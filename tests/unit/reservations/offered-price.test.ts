import { expect, it } from 'vitest';
import { offeredPrice } from '@/lib/reservations/offered-price';

const today = { dailyCents: 8000, weeklyCents: 50_000, monthlyCents: 180_000 };

it.each([
  ['per_day', 5, 6000, { ...today, dailyCents: 6000 }],
  ['per_day', 10, 6000, { ...today, dailyCents: 6000, weeklyCents: null }],
  ['per_day', 31, 6000, { dailyCents: 6000, weeklyCents: null, monthlyCents: null }],
  ['rent_weekly', 10, 40_000, { ...today, weeklyCents: 40_000 }],
  ['rent_weekly', 31, 40_000, { ...today, weeklyCents: 40_000, monthlyCents: null }],
  ['rent_monthly', 31, 150_000, { ...today, monthlyCents: 150_000 }],
  ['of_another_time', 5, 6000, today],
])('keeps the rate that a rent by %s of %i days names', (key, days, rateCents, rates) => {
  const lines = [{ kind: 'rent', sentence: { key, params: { days, rateCents } }, amountCents: 30_000 }];
  const offer = { lines, totalCents: 30_000 };
  expect(offeredPrice({ rates: today, quote: { days } }, offer)).toEqual({ rates, quote: offer });
});
