import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/durations';
import { agreementTerms, companyPrices, type PriceSettings } from '@/lib/rentals/agreement-terms';
import { QuoteInput } from '@/lib/rentals/input';

const PROPOSED = { dailyCents: 5500, weeklyCents: 33_000, monthlyCents: 120_000 };
const SETTINGS: PriceSettings = {
  timeZone: 'America/Port-au-Prince',
  businessHours: {},
  graceMinutes: 60,
  taxEnabled: true,
  taxRateBasisPoints: 1000,
  cdwPerDayCents: 2000,
  theftPerDayCents: 1000,
  paiPerDayCents: 500,
  gpsPerDayCents: 800,
  childSeatPerDayCents: 500,
  additionalDriverPerDayCents: 1000,
  fuelQuarterPriceCents: 2000,
};

function terms(change: Record<string, unknown> = {}, settings: Partial<PriceSettings> = {}) {
  const input = QuoteInput.parse({
    vehicleId: '0190a000-0000-7000-8000-000000000001',
    pickupAt: '2026-11-21T10:00',
    dueAt: '2026-11-25T10:00',
    dailyRateCents: '55',
    insurancePerDayCents: '15',
    protections: ['cdw', 'pai'],
    options: ['child_seat'],
    discountCents: '',
    ...change,
  });
  return agreementTerms(input, PROPOSED, { ...SETTINGS, ...settings });
}

it('reads times in the company’s zone and prices from its settings', () => {
  expect(terms()).toEqual({
    out: new Date('2026-11-21T15:00:00Z'),
    due: new Date('2026-11-25T15:00:00Z'),
    graceMinutes: 60,
    once: [],
    rates: { dailyCents: 5500, weeklyCents: 33_000, monthlyCents: 120_000 },
    perDay: [
      { kind: 'insurance', perDayCents: 1500 },
      { kind: 'cdw', perDayCents: 2000 },
      { kind: 'pai', perDayCents: 500 },
      { kind: 'child_seat', perDayCents: 500 },
    ],
    discountCents: 0,
    taxBasisPoints: 1000,
  });
});

it('sells the tank that leaves, where it is bought with the rental', () => {
  const once = (change: Record<string, unknown>, settings: Partial<PriceSettings> = {}) => terms(change, settings).once;
  const sold = (quarters: number) => ({
    ...{ kind: 'fuel_prepaid', amountCents: quarters * 2000 },
    sentence: { key: 'fuel_prepaid', params: { quarters, quarterCents: 2000 } },
  });
  expect(once({ fuelPolicy: 'pre_purchase' })).toEqual([sold(4)]);
  expect(once({ fuelPolicy: 'pre_purchase', fuelLevel: 'three_quarters' })).toEqual([sold(3)]);
  expect(once({ fuelPolicy: 'pre_purchase', fuelLevel: 'empty' })).toEqual([]);
  expect(once({ fuelPolicy: 'pre_purchase' }, { fuelQuarterPriceCents: 0 })).toEqual([]);
  for (const fuelPolicy of ['same_to_same', 'full_to_full', 'brim']) expect(once({ fuelPolicy })).toEqual([]);
});

it('prices what a program names twice once', () => {
  const { perDay } = terms({ protections: ['cdw', 'pai', 'cdw'], options: ['gps', 'gps'] });
  expect(perDay.map(({ kind }) => kind)).toEqual(['insurance', 'cdw', 'pai', 'gps']);
});

it('a rate of the desk’s own replaces the weekly and monthly ones', () => {
  expect(terms({ dailyRateCents: '50' }).rates).toEqual({ dailyCents: 5000, weeklyCents: null, monthlyCents: null });
});

it('taxes neither an exempt document nor where the company does not tax', () => {
  expect(terms({ taxExempt: true }).taxBasisPoints).toBeNull();
  expect(terms({}, { taxEnabled: false }).taxBasisPoints).toBeNull();
});

describe('times', () => {
  it.each([
    [{ dueAt: '2026-11-21T10:00' }, 'return_before_pickup', 'dueAt'],
    [{ dueAt: '2026-11-20T10:00' }, 'return_before_pickup', 'dueAt'],
  ])('%j is refused as %s', (change, code, field) => {
    expect(() => terms(change)).toThrow(expect.objectContaining({ code, fields: { [field]: code } }));
  });

  it('over the night the clocks go back is an hour longer, without being a day more', () => {
    const { out, due } = terms({ pickupAt: '2026-10-31T10:00', dueAt: '2026-11-01T10:00' });
    expect(due.getTime() - out.getTime()).toBe(25 * HOUR_MS);
  });
});

it.each([
  [false, false, { dailyRateCents: 9500, insurancePerDayCents: 1500 }],
  [true, false, { insurancePerDayCents: 1500 }],
  [false, true, { dailyRateCents: 9500 }],
  [true, true, {}],
])('uses the company’s prices where none is typed: rate %s, insurance %s', (rateOwn, insuranceOwn, prices) => {
  const company = { dailyRateCents: 9500, insurancePerDayCents: 1500 };
  expect(companyPrices({ rateOwn, insuranceOwn }, company)).toEqual(prices);
});

it('adds the fees of a place for times outside its hours', () => {
  const week = { saturday: { opens: '08:00', closes: '12:00' } };
  const businessHours = { places: { Airport: { week, afterHours: 'fee' as const, feeCents: 2500 } } };
  // Saturday at 10:00, and Wednesday.
  const lines = (places: Record<string, string>) =>
    terms(places, { businessHours }).once?.map(({ kind, amountCents }) => [kind, amountCents]);
  expect(lines({ pickupLocation: 'Airport', returnLocation: 'Airport' })).toEqual([['after_hours_return', 2500]]);
  expect(lines({ pickupLocation: 'Airport', returnLocation: 'Office' })).toEqual([]);
});
