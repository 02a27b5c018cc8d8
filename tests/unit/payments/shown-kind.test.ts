import { expect, it } from 'vitest';
import { shownKind } from '@/lib/payments/shown-kind';

it.each([
  ['balance', null, 'balance'],
  ['balance', 'a reservation', 'part'],
  ['deposit', 'a reservation', 'deposit'],
  ['refund', 'a reservation', 'refund'],
] as const)('a %s on %s is shown as %s', (kind, reservationId, shown) => {
  expect(shownKind(kind, reservationId)).toBe(shown);
});
