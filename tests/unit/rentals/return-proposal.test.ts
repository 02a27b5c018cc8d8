import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/durations';
import { quoteRental } from '@/lib/pricing/quote';
import { returnLines } from '@/lib/rentals/return-lines';
import { type AgreedCharge, daysUsed, proposeReturnCharges, type ReturnFacts } from '@/lib/rentals/return-proposal';
import { VOIDABLE_CHARGES } from '@/lib/rentals/values';

const OUT = new Date('2026-11-21T15:00:00Z');

function hoursAfter(hours: number): Date {
  return new Date(OUT.getTime() + hours * HOUR_MS);
}

interface Case extends Partial<ReturnFacts> {
  agreedHours?: number;
  backHours: number;
  insuranceCents?: number;
  discountCents?: number;
  taxBasisPoints?: number;
}

/** An agreement at 55.00 a day, as its quote wrote it into the ledger, and its return. */
function facts({ agreedHours = 96, backHours, insuranceCents = 0, discountCents = 0, ...rest }: Case): ReturnFacts {
  const { taxBasisPoints = null, ...more } = rest;
  const terms = { out: OUT, due: hoursAfter(agreedHours), graceMinutes: 60 };
  const rates = more.rates ?? { dailyCents: 5500, weeklyCents: null, monthlyCents: null };
  const perDay = [{ kind: 'insurance', perDayCents: insuranceCents }];
  const quote = quoteRental({ ...terms, rates, perDay, discountCents, taxBasisPoints });
  const agreed: AgreedCharge[] = quote.lines.map(({ kind, amountCents, sentence }) => ({
    kind,
    amountCents,
    sentenceKey: sentence.key,
    sentenceParams: sentence.params,
    waived: false,
  }));
  return {
    ...terms,
    rates,
    returned: hoursAfter(backHours),
    chargedDays: quote.days,
    unusedGraceMinutes: quote.unusedGraceMinutes,
    milesPerDay: 60,
    drivenKm: 50,
    mileagePriceCents: 40,
    fuelPolicy: 'same_to_same',
    fuelOut: 'full',
    fuelBack: 'full',
    fuelQuarterCents: 2000,
    fuelServiceCents: 1000,
    agreed,
    usedDaysOnly: false,
    ...more,
  };
}

function proposed(options: Case) {
  return proposeReturnCharges(facts(options)).map(({ kind, amountCents }) => [kind, amountCents]);
}

describe('a return', () => {
  it('in time, within the miles and with the fuel adds nothing', () => {
    expect(proposed({ backHours: 96 })).toEqual([]);
    expect(proposed({ backHours: 97 })).toEqual([]);
  });

  it('late, far and empty adds each with its sentence', () => {
    expect(proposed({ backHours: 98.5, drivenKm: 412, fuelBack: 'half' })).toEqual([
      ['late', 2200],
      ['mileage', 640],
      ['fuel', 5000],
    ]);
  });

  it('outside the hours costs its fee, unless it was agreed and still stands', () => {
    const afterHours = {
      kind: 'after_hours_return',
      amountCents: 3000,
      sentence: { key: 'amount', params: {} },
    } as const;
    const fee = { kind: 'after_hours_return', amountCents: 3000, sentenceKey: 'amount', sentenceParams: {} } as const;
    const { agreed } = facts({ backHours: 96 });
    const withFee = (waived: boolean) =>
      proposed({ backHours: 96, afterHours, agreed: [...agreed, { ...fee, waived }] });
    expect(proposed({ backHours: 96, afterHours })).toEqual([['after_hours_return', 3000]]);
    expect(withFee(false)).toEqual([]);
    expect(withFee(true)).toEqual([['after_hours_return', 3000]]);
  });

  it('outside the hours costs its fee again once an extension has taken the agreed one off', () => {
    const afterHours = {
      kind: 'after_hours_return',
      amountCents: 3000,
      sentence: { key: 'after_hours_return', params: {} },
    };
    const fee = { kind: 'after_hours_return', sentenceKey: '', sentenceParams: {}, waived: false };
    const { agreed } = facts({ backHours: 96 });
    const withFees = (...fees: number[]) => {
      const charged = fees.map((amountCents) => ({ ...fee, amountCents }));
      return proposed({ backHours: 96, afterHours, agreed: [...agreed, ...charged] });
    };
    expect(withFees(3000, -3000)).toEqual([['after_hours_return', 3000]]);
    expect(withFees(3000, -3000, 2500)).toEqual([]);
    expect(withFees(3000, 500)).toEqual([]);
  });

  it('adds the protections of each further full day, unless they were waived', () => {
    expect(proposed({ backHours: 102, insuranceCents: 1500 })).toEqual([['late', 7000]]);
    const given = facts({ backHours: 102, insuranceCents: 1500 });
    const agreed = given.agreed.map((charge) => ({ ...charge, waived: charge.kind === 'insurance' }));
    expect(proposeReturnCharges({ ...given, agreed })).toMatchObject([{ amountCents: 5500 }]);
  });
});

describe('a return before its time', () => {
  it('is charged as agreed, unless a manager agrees to the days used', () => {
    expect(proposed({ backHours: 40 })).toEqual([]);
    expect(proposed({ backHours: 40, usedDaysOnly: true })).toEqual([['early_return', -11_000]]);
    expect(daysUsed(facts({ backHours: 40 }))).toBe(2);
  });

  it('gives back the protections of the days not used, and counts the miles of those used', () => {
    expect(proposed({ backHours: 40, insuranceCents: 1500, usedDaysOnly: true, drivenKm: 412 })).toEqual([
      ['early_return', -14_000],
      ['mileage', 136 * 40],
    ]);
  });

  it('never gives back more than was charged after the discount', () => {
    expect(proposed({ backHours: 2, discountCents: 20_000, usedDaysOnly: true })).toEqual([['early_return', -2_000]]);
  });

  it('never gives back tax, or a line that was waived', () => {
    const early = { backHours: 2, insuranceCents: 1500, usedDaysOnly: true };
    expect(proposed({ ...early, discountCents: 26_000, taxBasisPoints: 1000 })).toEqual([['early_return', -2_000]]);
    const given = facts(early);
    const agreed = given.agreed.map((charge) => ({ ...charge, waived: charge.kind === 'insurance' }));
    expect(proposeReturnCharges({ ...given, agreed })).toMatchObject([{ amountCents: -16_500 }]);
  });

  it.each(VOIDABLE_CHARGES)('takes nothing off what was charged meanwhile: %s', (kind) => {
    const given = facts({ agreedHours: 240, backHours: 47, discountCents: 35_000, taxBasisPoints: 1000 });
    const meanwhile = { kind, amountCents: 20_000, sentenceKey: '', sentenceParams: {}, waived: false };
    const agreed = [...given.agreed, meanwhile];
    const all = proposeReturnCharges({ ...given, agreed, usedDaysOnly: true });
    expect(all).toMatchObject([{ kind: 'early_return', amountCents: -20_000 }]);
    const lines = returnLines(all, agreed, { changes: [], extras: [] }, 1000);
    const sum = (of: readonly { amountCents: number }[]) =>
      of.reduce((total, { amountCents }) => total + amountCents, 0);
    const tax = [...agreed, ...lines].filter((line) => line.kind === 'tax');
    expect(sum(tax)).toBe(['damage', 'fine', 'toll'].includes(kind) ? 0 : 2_000);
  });

  it('gives back a fee that was agreed with the days, as a booking of the days used with the discount costs no more', () => {
    const given = facts({ backHours: 2, discountCents: 20_000, usedDaysOnly: true });
    const fee = { kind: 'after_hours_pickup', amountCents: 1_000, sentenceKey: '', sentenceParams: {}, waived: false };
    expect(proposeReturnCharges({ ...given, agreed: [...given.agreed, fee] })).toMatchObject([{ amountCents: -3_000 }]);
  });

  it('says which days were used, and nothing where there is nothing to give back', () => {
    const early = { backHours: 40, usedDaysOnly: true };
    expect(proposeReturnCharges(facts(early))).toMatchObject([
      { sentence: { key: 'early_return', params: { used: 2, days: 4 } } },
    ]);
    expect(proposed({ ...early, discountCents: 22_000 })).toEqual([]);
  });

  it('never charges for coming back early, whatever the weekly and monthly rates', () => {
    const rate = fc.option(fc.integer({ min: 100, max: 999_999 }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(1000), rate, rate, (agreed, back, weekly, monthly) => {
        const rates = { dailyCents: 5500, weeklyCents: weekly, monthlyCents: monthly };
        const backHours = Math.max(1, Math.min(agreed, back));
        const given = facts({
          agreedHours: agreed,
          backHours,
          rates,
          usedDaysOnly: true,
          insuranceCents: 1500,
          drivenKm: 0,
        });
        const total = given.agreed.reduce((sum, { amountCents }) => sum + amountCents, 0);
        const change = proposeReturnCharges(given).reduce((sum, { amountCents }) => sum + amountCents, 0);
        expect(change).toBeLessThanOrEqual(0);
        expect(total + change).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
