import { expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/durations';
import { cancellationFee } from '@/lib/reservations/cancellation-fee';

const pickupAt = new Date('2026-12-01T15:00:00Z');
const at = (hoursBefore: number) => new Date(pickupAt.getTime() - hoursBefore * HOUR_MS);
const facts = { pickupAt, totalCents: 20_000, freeCancellationHours: 24, cancellationFeeCents: 5_000 };

const CASES: [string, object, Date, number][] = [
  ['two days before is free', {}, at(48), 0],
  ['at the limit is free', {}, at(24), 0],
  ['a second later costs the fee', {}, new Date(at(24).getTime() + 1000), 5_000],
  ['after the pickup too', {}, at(-3), 5_000],
  ['never more than the reservation', { totalCents: 3_000 }, at(1), 3_000],
  ['a company without a fee asks for none', { cancellationFeeCents: 0 }, at(1), 0],
];

it.each(CASES)('%s', (_name, more, now, expected) => {
  expect(cancellationFee({ ...facts, ...more }, now)).toBe(expected);
});
