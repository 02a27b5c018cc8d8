import { expect, it } from 'vitest';
import { depositLeftCents, depositTakenCents } from '@/lib/payments/balance';

it.each([
  [{ depositHeldCents: 0, depositAppliedCents: 0 }, 0, 20_000],
  [{ depositHeldCents: 5000, depositAppliedCents: 3000 }, 8000, 12_000],
  [{ depositHeldCents: 0, depositAppliedCents: 20_000 }, 20_000, 0],
  [{ depositHeldCents: 25_000, depositAppliedCents: 0 }, 25_000, 0],
])('of a deposit of 200, %o leave %i taken and %i to pay', (balance, taken, left) => {
  expect(depositTakenCents(balance)).toBe(taken);
  expect(depositLeftCents(20_000, balance)).toBe(left);
});
