import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@/lib/durations';
import { quoteRental } from '@/lib/pricing/quote';
import { type ExtensionPrice, priceExtension } from '@/lib/rentals/extension-price';
import { type AgreedCharge, proposeReturnCharges, type ReturnFacts } from '@/lib/rentals/return-proposal';

const OUT = new Date('2026-11-21T15:00:00Z');
const DAY_MINUTES = 1440;

interface Case {
  weeklyCents?: number | null;
  monthlyCents?: number | null;
  insuranceCents?: number;
  gpsCents?: number;
  discountCents?: number;
  taxBasisPoints?: number | null;
}

function inMinutes(minutes: number): Date {
  return new Date(OUT.getTime() + minutes * MINUTE_MS);
}

/** A booking at 55.00 a day until a time, as a fresh quote would have it. */
function booked(minutes: number, terms: Case) {
  const { weeklyCents = null, monthlyCents = null, insuranceCents = 0, gpsCents = 0 } = terms;
  return quoteRental({
    out: OUT,
    due: inMinutes(minutes),
    graceMinutes: 60,
    rates: { dailyCents: 5500, weeklyCents, monthlyCents },
    perDay: [
      { kind: 'insurance', perDayCents: insuranceCents },
      { kind: 'gps', perDayCents: gpsCents },
    ],
    discountCents: terms.discountCents ?? 0,
    taxBasisPoints: terms.taxBasisPoints ?? null,
  });
}

function charged(lines: ExtensionPrice['lines']): AgreedCharge[] {
  return lines.map(({ kind, amountCents, sentence }) => ({
    kind,
    amountCents,
    sentenceKey: sentence.key,
    sentenceParams: sentence.params,
    waived: false,
  }));
}

function extended(agreed: AgreedCharge[], minutes: number, { weeklyCents, monthlyCents, taxBasisPoints }: Case) {
  return priceExtension({
    out: OUT,
    due: inMinutes(minutes),
    chargedDays: 1,
    graceMinutes: 60,
    rates: { dailyCents: 5500, weeklyCents: weeklyCents ?? null, monthlyCents: monthlyCents ?? null },
    agreed,
    taxBasisPoints: taxBasisPoints ?? null,
  });
}

function totalOf(charges: readonly { amountCents: number }[]): number {
  return charges.reduce((total, { amountCents }) => total + amountCents, 0);
}

describe('an extension', () => {
  it('adds the further days of each line, and says how', () => {
    const terms = { insuranceCents: 1500, taxBasisPoints: 1000 };
    const { lines, addedCents, quote } = extended(
      charged(booked(4 * DAY_MINUTES, terms).lines),
      6 * DAY_MINUTES,
      terms,
    );
    const line = (kind: string, rateCents: number) => ({
      kind,
      amountCents: 2 * rateCents,
      sentence: {
        key: 'extended_per_day',
        params: { days: 6, rateCents, wholeCents: 6 * rateCents, chargedCents: 4 * rateCents },
      },
    });
    expect(lines).toEqual([
      line('rent', 5500),
      line('insurance', 1500),
      {
        kind: 'tax',
        amountCents: 1400,
        sentence: { key: 'tax_at_return', params: { percent: 10, taxableCents: 42_000 } },
      },
    ]);
    expect(addedCents).toBe(15_400);
    expect(quote.days).toBe(6);
  });

  it('to the weekly rate says so, also where the whole week costs less than the days did', () => {
    const terms = { weeklyCents: 30_000 };
    const { lines } = extended(charged(booked(6 * DAY_MINUTES, terms).lines), 7 * DAY_MINUTES, terms);
    const params = { days: 7, rateCents: 30_000, wholeCents: 30_000, chargedCents: 33_000 };
    expect(lines).toEqual([{ kind: 'rent', amountCents: -3000, sentence: { key: 'extended_rent_weekly', params } }]);
  });

  it('within the days that were charged costs nothing', () => {
    expect(extended(charged(booked(4 * DAY_MINUTES - 90, {}).lines), 4 * DAY_MINUTES, {}).lines).toEqual([]);
  });

  it('takes no line from elsewhere into account, and none that was waived', () => {
    const agreed = charged(booked(4 * DAY_MINUTES, { insuranceCents: 1500 }).lines);
    const cleaning = { kind: 'cleaning', amountCents: 4000, sentenceKey: '', sentenceParams: {}, waived: false };
    const waived = agreed.map((charge) => ({ ...charge, waived: charge.kind === 'insurance' }));
    expect(extended([...waived, cleaning], 5 * DAY_MINUTES, {}).lines).toMatchObject([
      { kind: 'rent', amountCents: 5500 },
    ]);
  });

  it('keeps the fee of a late pickup and fuel paid in advance, and takes back that of a late return where it is within hours now', () => {
    const fee = (kind: string, amountCents: number) => ({
      ...{ kind, amountCents, sentenceKey: kind, sentenceParams: { place: 'Hinche' }, waived: false },
    });
    const fees = [fee('fuel_prepaid', 8000), fee('after_hours_pickup', 2000), fee('after_hours_return', 2500)];
    const { lines, quote } = extended([...charged(booked(4 * DAY_MINUTES, {}).lines), ...fees], 5 * DAY_MINUTES, {});
    expect(quote.lines.map(({ kind }) => kind)).toEqual(['rent', 'fuel_prepaid', 'after_hours_pickup']);
    expect(quote.lines).toContainEqual({
      ...{ kind: 'after_hours_pickup', amountCents: 2000 },
      sentence: { key: 'after_hours_pickup', params: { place: 'Hinche' } },
    });
    expect(lines).toMatchObject([
      { kind: 'rent', amountCents: 5500 },
      {
        ...{ kind: 'after_hours_return', amountCents: -2500 },
        sentence: { key: 'extended_within_hours', params: { chargedCents: 2500 } },
      },
    ]);
  });

  it('gives no more discount than the whole costs', () => {
    const terms = { discountCents: 32_000, weeklyCents: 30_000 };
    const agreed = charged(booked(6 * DAY_MINUTES, terms).lines);
    const after = extended(agreed, 7 * DAY_MINUTES, terms);
    expect(totalOf(agreed) + after.addedCents).toBe(0);
    expect(after.lines).toMatchObject([
      { kind: 'rent', amountCents: -3000 },
      { kind: 'discount', amountCents: 2000, sentence: { key: 'extended_discount' } },
    ]);
  });
});

const cents = fc.integer({ min: 100, max: 999_999 });
const anyCase = fc.record({
  weeklyCents: fc.option(cents),
  monthlyCents: fc.option(cents),
  insuranceCents: fc.nat(6000),
  gpsCents: fc.nat(6000),
  taxBasisPoints: fc.option(fc.nat(3000)),
});
const times = fc.array(fc.integer({ min: 60, max: 60 * DAY_MINUTES }), { minLength: 2, maxLength: 5 });

it('costs what a booking of the whole would have cost, however often it is extended', () => {
  fc.assert(
    fc.property(anyCase, times, (terms, minutes) => {
      const [first = 60, ...later] = minutes.toSorted((a, b) => a - b);
      const agreed = charged(booked(first, terms).lines);
      for (const until of later) agreed.push(...charged(extended(agreed, until, terms).lines));
      expect(totalOf(agreed)).toBe(booked(later.at(-1) ?? first, terms).totalCents);
    }),
    { numRuns: 500 },
  );
});

it('never makes an early return cheaper or dearer than that of a booking of the whole', () => {
  const returnFacts = (agreed: AgreedCharge[], minutes: number, { weeklyCents, monthlyCents }: Case): ReturnFacts => ({
    out: OUT,
    due: inMinutes(minutes),
    returned: new Date(OUT.getTime() + DAY_MS),
    rates: { dailyCents: 5500, weeklyCents: weeklyCents ?? null, monthlyCents: monthlyCents ?? null },
    chargedDays: booked(minutes, {}).days,
    graceMinutes: 60,
    unusedGraceMinutes: 60,
    milesPerDay: 0,
    drivenKm: 0,
    mileagePriceCents: 40,
    fuelPolicy: 'same_to_same',
    fuelOut: 'full',
    fuelBack: 'full',
    fuelQuarterCents: 2000,
    fuelServiceCents: 1000,
    agreed,
    usedDaysOnly: true,
  });
  fc.assert(
    fc.property(anyCase, times, (terms, minutes) => {
      const [first = 60, until = first] = minutes.toSorted((a, b) => a - b);
      const before = charged(booked(first, terms).lines);
      const agreed = [...before, ...charged(extended(before, until, terms).lines)];
      const early = (charges: AgreedCharge[]) => proposeReturnCharges(returnFacts(charges, until, terms));
      expect(early(agreed)).toEqual(early(charged(booked(until, terms).lines)));
    }),
    { numRuns: 300 },
  );
});
