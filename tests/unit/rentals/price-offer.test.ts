import { expect, it } from 'vitest';
import { priceOffer } from '@/lib/rentals/price-offer';
import { agreementValues } from '@/tests/support/agreement';

const CHOSEN = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const OTHER = '01a2011b-f437-730b-9bac-7d49e1cc6c70';
const CUSTOMER = '01a2011b-f437-730b-9bac-7d49e1cc6c71';

const settings = {
  timeZone: 'America/Port-au-Prince',
  graceMinutes: 60,
  businessHours: {},
  taxEnabled: true,
  taxRateBasisPoints: 1000,
  insurancePerDayCents: 1500,
  cdwPerDayCents: 1000,
  theftPerDayCents: 0,
  paiPerDayCents: 0,
  gpsPerDayCents: 500,
  childSeatPerDayCents: 0,
  additionalDriverPerDayCents: 0,
} as unknown as Parameters<typeof priceOffer>[1]['settings'];

const vehicle = (id: string) => ({
  ...{ id, classId: null, dailyRateCents: 5000 },
  ...{ weeklyRateCents: null, monthlyRateCents: null },
});

const typed = (more: object = {}) =>
  agreementValues(CUSTOMER, CHOSEN, {
    ...{ pickupAt: '2026-11-02T09:00', dueAt: '2026-11-05T09:00', insuranceOwn: false, rateOwn: true },
    ...{ dailyRateCents: '95.00', ...more },
  });

const offer = (id: string, more: object = {}) =>
  priceOffer(vehicle(id), { typed: typed(more), tier: null, rules: [], promise: null, settings });

it('gives another vehicle its own rate, with everything else that is chosen, and tax', () => {
  // Three days: 50.00 and 15.00 insurance and 5.00 GPS, with 10 %.
  expect(offer(OTHER, { options: ['gps'] })).toEqual({ dailyRateCents: 5000, totalCents: 23_100 });
});

it('gives the chosen vehicle the rate that the desk has typed', () => {
  expect(offer(CHOSEN)).toEqual({ dailyRateCents: 9500, totalCents: 36_300 });
});

it('takes what a reservation has promised', () => {
  const promise = {
    ...{
      customerId: CUSTOMER,
      vehicleId: OTHER,
      classId: null,
      dailyCents: 4000,
      weeklyCents: null,
      monthlyCents: null,
    },
    ...{ pickupAt: new Date('2026-11-02T13:00:00Z'), dueAt: new Date('2026-11-06T14:00:00Z') },
  };
  const priced = priceOffer(vehicle(OTHER), { typed: typed(), tier: null, rules: [], promise, settings });
  expect(priced).toEqual({ dailyRateCents: 4000, totalCents: 18_150 });
});

it.each([
  ['the times are incomplete', { dueAt: '' }],
  ['the return is before the pickup', { dueAt: '2026-11-01T09:00' }],
  ['the discount is more than the price', { discountCents: '1000', discountReason: 'Regular' }],
  ['something that the price is made of is typed wrongly', { discountCents: 'abc' }],
])('has no total where %s, and never fails', (_name, more) => {
  expect(offer(OTHER, more)).toEqual({ dailyRateCents: 5000, totalCents: null });
});

it('never fails, whatever it is given', () => {
  for (const nonsense of [null, 7, 'text', [], {}])
    expect(
      priceOffer(vehicle(OTHER), { typed: nonsense, tier: null, rules: [], promise: null, settings }).totalCents,
    ).toBeNull();
});
