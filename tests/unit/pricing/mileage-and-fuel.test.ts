import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/durations';
import { fuelCharge, mileageCharge, milesOf, usedDays } from '@/lib/pricing/return-charges';
import { FUEL_LEVELS, FUEL_POLICIES } from '@/lib/pricing/values';

describe('miles', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [412, 256],
    [25_146, 15_625],
    [2_000_000, 1_242_742],
  ])('%i km are %i', (km, miles) => {
    expect(milesOf(km)).toBe(miles);
  });

  it('are whole, rounded down, exactly', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), (km) => {
        expect(milesOf(km)).toBe(Number((BigInt(km) * 1_000_000n) / 1_609_344n));
      }),
    );
  });
});

describe('mileage', () => {
  it('charges whole miles over the allowance of the charged days', () => {
    expect(mileageCharge({ drivenKm: 412, milesPerDay: 60, chargedDays: 4, priceCents: 40 })).toEqual({
      kind: 'mileage',
      amountCents: 640,
      sentence: {
        key: 'mileage',
        params: { km: 412, miles: 256, days: 4, milesPerDay: 60, over: 16, priceCents: 40 },
      },
    });
  });

  it.each([
    ['unlimited', { drivenKm: 9000, milesPerDay: 0, chargedDays: 1, priceCents: 40 }],
    ['within the allowance', { drivenKm: 386, milesPerDay: 60, chargedDays: 4, priceCents: 40 }],
    ['less than a mile over', { drivenKm: 387, milesPerDay: 60, chargedDays: 4, priceCents: 40 }],
    ['without a price', { drivenKm: 9000, milesPerDay: 60, chargedDays: 4, priceCents: 0 }],
    ['not driven', { drivenKm: 0, milesPerDay: 60, chargedDays: 1, priceCents: 40 }],
  ])('charges nothing: %s', (_name, facts) => {
    expect(mileageCharge(facts)).toBeNull();
  });

  it('never costs less for more kilometers', () => {
    const cents = (drivenKm: number) =>
      mileageCharge({ drivenKm, milesPerDay: 60, chargedDays: 4, priceCents: 40 })?.amountCents ?? 0;
    fc.assert(fc.property(fc.nat(20_000), fc.nat(100), (km, more) => cents(km + more) >= cents(km)));
  });
});

describe('fuel', () => {
  const prices = { quarterCents: 2000, serviceCents: 1000 };

  it.each([
    ['full_to_full', 'full', 'half', 5000],
    ['full_to_full', 'half', 'half', 0],
    ['full_to_full', 'half', 'quarter', 3000],
    ['full_to_full', 'empty', 'empty', 0],
    ['full_to_full', 'half', 'full', 0],
    ['same_to_same', 'three_quarters', 'half', 3000],
    ['same_to_same', 'half', 'half', 0],
    ['same_to_same', 'quarter', 'full', 0],
    ['same_to_same', 'full', 'empty', 9000],
    ['pre_purchase', 'full', 'empty', 0],
  ] as const)('%s, out %s, back %s costs %i', (policy, out, back, cents) => {
    expect(fuelCharge({ policy, out, back, ...prices })?.amountCents ?? 0).toBe(cents);
  });

  it('says the quarters that are missing and their price', () => {
    expect(fuelCharge({ policy: 'same_to_same', out: 'full', back: 'half', ...prices })).toEqual({
      kind: 'fuel',
      amountCents: 5000,
      sentence: { key: 'fuel', params: { quarters: 2, quarterCents: 2000, serviceCents: 1000 } },
    });
  });

  it('is not charged where the company asks no price', () => {
    expect(
      fuelCharge({ policy: 'full_to_full', out: 'full', back: 'empty', quarterCents: 0, serviceCents: 0 }),
    ).toBeNull();
  });

  it('is never more than what was handed over, and nothing where nothing is missing', () => {
    const level = fc.constantFrom(...FUEL_LEVELS);
    fc.assert(
      fc.property(fc.constantFrom(...FUEL_POLICIES), level, level, (policy, out, back) => {
        const cents = fuelCharge({ policy, out, back, ...prices })?.amountCents ?? 0;
        const emptied = fuelCharge({ policy, out, back: 'empty', ...prices })?.amountCents ?? 0;
        expect(cents).toBeLessThanOrEqual(emptied);
        if (back === 'full' || back === out) expect(cents).toBe(0);
      }),
    );
  });
});

it('counts used days as a quote would, and never more than were charged', () => {
  const out = new Date('2026-11-21T15:00:00Z');
  const at = (hours: number) => new Date(out.getTime() + hours * HOUR_MS);
  expect([at(1), at(25), at(26), at(95), at(200)].map((back) => usedDays(out, back, 60, 4))).toEqual([1, 1, 2, 4, 4]);
});
