import { expect, it } from 'vitest';
import { barsOf } from '@/lib/figures/bars-of';
import { type Counted, figuresOf } from '@/lib/figures/figures-of';

const NOTHING: Counted = {
  revenueCents: 0,
  fleetDays: 0,
  daysOut: 0,
  rentals: 0,
  rentalDays: 0,
  noShows: 0,
  kept: 0,
  maintenanceCents: 0,
  incomeCents: 0,
  costCents: 0,
};

it('of nothing are nothing, and unknown where nothing is divided by', () => {
  expect(figuresOf(NOTHING)).toEqual({
    ...{ revenue: 0, maintenance: 0, profit: 0 },
    ...{ use: null, revenue_per_day: null, average_length: null, no_show_rate: null },
  });
});

it('divide by the days of the fleet, the rentals, and the reservations that were decided', () => {
  const counted = {
    revenueCents: 100_000,
    fleetDays: 30,
    daysOut: 12,
    rentals: 5,
    rentalDays: 12,
    noShows: 1,
    kept: 7,
  };
  expect(figuresOf({ ...NOTHING, ...counted, incomeCents: 90_000, costCents: 120_000 })).toMatchObject({
    ...{
      revenue: 100_000,
      use: 0.4,
      revenue_per_day: 3_333,
      average_length: 2.4,
      no_show_rate: 0.125,
      profit: -30_000,
    },
  });
});

it('have a bar for each day, or for each month of a long period', () => {
  const days = [
    { label: '2026-11-02', cents: 500 },
    { label: '2026-11-04', cents: -200 },
  ];
  expect(barsOf(days, { from: '2026-11-02', until: '2026-11-04' })).toEqual([
    { key: '2026-11-02', cents: 500 },
    { key: '2026-11-03', cents: 0 },
    { key: '2026-11-04', cents: -200 },
  ]);
  expect(barsOf(days, { from: '2026-10-01', until: '2026-12-02' })).toEqual([
    { key: '2026-10', cents: 0 },
    { key: '2026-11', cents: 300 },
    { key: '2026-12', cents: 0 },
  ]);
  expect(barsOf(days, { from: '2026-10-01', until: '2026-12-01' })).toHaveLength(62);
});
