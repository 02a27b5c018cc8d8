import { expect, it } from 'vitest';
import { keptRates } from '@/lib/reservations/kept-rates';

const before = {
  customerId: 'marie',
  classId: null as string | null,
  vehicleId: 'rav4' as string | null,
  pickupAt: '2026-12-20T09:00',
  dueAt: '2026-12-24T09:00',
  dailyRateCents: null as number | null,
};
const stored = { dailyRateCents: 5_500, weeklyRateCents: 35_000, monthlyRateCents: null };
const rates = { dailyCents: 5_500, weeklyCents: 35_000, monthlyCents: null };
const byClass = { classId: 'suv', vehicleId: null };

const CASES: [string, Partial<typeof before>, Partial<typeof before>, boolean][] = [
  ['nothing that has a price', {}, {}, true],
  ['the customer', {}, { customerId: 'paul' }, false],
  ['the vehicle', {}, { vehicleId: 'tucson' }, false],
  ['the pickup', {}, { pickupAt: '2026-12-20T10:00' }, false],
  ['the return', {}, { dueAt: '2026-12-25T09:00' }, false],
  ['the rate of its own', {}, { dailyRateCents: 5_000 }, false],
  ['the vehicle of a booked class', byClass, { ...byClass, vehicleId: 'rav4' }, true],
  ['the class', byClass, { ...byClass, classId: 'pickup' }, false],
];

it.each(CASES)('an edit of %s', (_name, was, becomes, keeps) => {
  const record = { ...before, ...was };
  expect(keptRates(record, stored, { ...record, ...becomes }, false)).toEqual(
    keeps ? { rates, orCheaper: false } : null,
  );
});

it.each([
  ['the vehicle alone', { vehicleId: 'tucson' }, { rates, orCheaper: true }],
  ['nothing', {}, { rates, orCheaper: false }],
  ['the vehicle and the customer', { vehicleId: 'tucson', customerId: 'paul' }, null],
  ['the vehicle and the return', { vehicleId: 'tucson', dueAt: '2026-12-25T09:00' }, null],
])('an edit of %s, where the vehicle may not be back in time', (_name, becomes, expected) => {
  expect(keptRates(before, stored, { ...before, ...becomes }, true)).toEqual(expected);
});
