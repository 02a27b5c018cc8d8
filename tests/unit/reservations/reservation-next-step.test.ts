import { expect, it } from 'vitest';
import { reservationNextStep } from '@/lib/reservations/reservation-next-step';

it.each([
  ['confirmed', 0, 'hand_over'],
  ['late', 0, 'hand_over'],
  ['late', 500, 'hand_over'],
  ['no_show', 500, 'collect_fee'],
  ['cancelled', 500, 'collect_fee'],
  ['no_show', 0, null],
  ['cancelled', 0, null],
  ['converted', 0, null],
] as const)('a %s reservation with a fee of %i', (status, feeCents, step) => {
  expect(reservationNextStep({ status, feeCents }, () => true)).toBe(step);
  expect(reservationNextStep({ status, feeCents }, (one) => one !== step)).toBeNull();
});
