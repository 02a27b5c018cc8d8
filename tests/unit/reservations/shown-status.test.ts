import { expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/durations';
import { isStanding, shownReservationStatus } from '@/lib/reservations/shown-status';

const pickupAt = new Date('2026-11-01T03:00:00Z');
const after = (hours: number) => new Date(pickupAt.getTime() + hours * HOUR_MS);
const confirmed = { status: 'confirmed' as const, pickupAt, noShowGraceHours: 2, autoCancelHours: 24 };

const CASES: [string, Date, string, boolean][] = [
  ['before the pickup', after(-1), 'confirmed', true],
  ['within the grace', after(1.99), 'confirmed', true],
  ['once the grace is over', after(2), 'late', true],
  ['until the auto-cancel', after(25.99), 'late', true],
  ['at that very moment', after(26), 'no_show', false],
];

it.each(CASES)('%s', (_name, now, shown, standing) => {
  expect(shownReservationStatus(confirmed, now)).toBe(shown);
  expect(isStanding(confirmed, now)).toBe(standing);
});

it.each(['converted', 'cancelled', 'no_show'] as const)('what is %s stays so', (status) => {
  expect(shownReservationStatus({ ...confirmed, status }, after(100))).toBe(status);
  expect(isStanding({ ...confirmed, status }, after(-100))).toBe(false);
});
