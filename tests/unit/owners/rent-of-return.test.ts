import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/durations';
import { rentOf } from '@/lib/owners/rent-of';
import { type PriceLine, quoteRental, type Rates } from '@/lib/pricing/quote';
import { priceExtension } from '@/lib/rentals/extension-price';
import { type LineChange, returnLines } from '@/lib/rentals/return-lines';
import { type AgreedCharge, proposeReturnCharges } from '@/lib/rentals/return-proposal';
import { charged, daily, inDays, OUT, swapped } from '../rentals/swap-cases';

interface Case {
  days: number;
  backHours: number;
  rates?: Rates;
  insuranceCents?: number;
  discountCents?: number;
  usedDaysOnly?: boolean;
  changes?: LineChange[];
}

/** An agreement at 50.00 a day with 20.00 for insurance, as its quote wrote it into the ledger. */
function agreedIn({ days, rates = daily(5000), insuranceCents = 2000, discountCents = 0 }: Omit<Case, 'backHours'>) {
  const perDay = [{ kind: 'insurance', perDayCents: insuranceCents }];
  const terms = { out: OUT, due: inDays(days), graceMinutes: 60, taxBasisPoints: null };
  return charged(quoteRental({ ...terms, rates, perDay, discountCents }).lines);
}

function returned(the: Case, agreed: AgreedCharge[] = agreedIn(the)): PriceLine[] {
  const { days, backHours, rates = daily(5000), usedDaysOnly = true, changes = [] } = the;
  const proposed = proposeReturnCharges({
    ...{ out: OUT, due: inDays(days), returned: new Date(OUT.getTime() + backHours * HOUR_MS) },
    ...{ rates, chargedDays: days, graceMinutes: 60, unusedGraceMinutes: 60 },
    ...{ milesPerDay: 0, drivenKm: 0, mileagePriceCents: 0 },
    ...{ fuelPolicy: 'same_to_same', fuelOut: 'full', fuelBack: 'full', fuelQuarterCents: 0, fuelServiceCents: 0 },
    ...{ agreed, usedDaysOnly },
  });
  return returnLines(proposed, agreed, { changes, extras: [] }, null);
}

/** The owner's part of lines as the ledger keeps them. */
function rentIn(agreed: readonly AgreedCharge[], added: readonly PriceLine[] = []): number {
  const read = (checkIn: string | null) => (charge: AgreedCharge) => {
    const { rentCents } = charge.sentenceParams;
    return { ...charge, rentCents: typeof rentCents === 'number' ? rentCents : null, inspectionId: checkIn };
  };
  return rentOf([...agreed.map(read(null)), ...charged(added).map(read('check-in'))]);
}

function rentAfter(the: Case): number {
  const agreed = agreedIn(the);
  return rentIn(agreed, returned(the, agreed));
}

it('is less by the rent of unused days, not by their insurance', () => {
  expect(rentAfter({ days: 5, backHours: 71 })).toBe(15_000);
  expect(rentAfter({ days: 5, backHours: 71, usedDaysOnly: false })).toBe(25_000);
});

it('is what a booking of the days used brings, whatever was discounted', () => {
  const cents = fc.integer({ min: 0, max: 30_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), cents, cents, fc.nat(100), (days, back, a, b, percent) => {
      const used = Math.max(1, Math.min(days, back));
      const [rates, insuranceCents] = [daily(a + 1), b];
      const discountCents = Math.floor(((a + 1 + b) * days * percent) / 100);
      const booked = Math.min(discountCents, (a + 1 + b) * used);
      const rent = rentAfter({ days, backHours: used * 24, rates, insuranceCents, discountCents });
      const ofBooking = rentIn(agreedIn({ days: used, rates, insuranceCents, discountCents: booked }));
      expect(Math.abs(rent - ofBooking)).toBe(0);
    }),
  );
});

it('is more by the rent of late days, as by that of an extension', () => {
  const agreed = agreedIn({ days: 4 });
  const terms = { out: OUT, graceMinutes: 60, rates: daily(5000), taxBasisPoints: null };
  const extension = priceExtension({ ...terms, due: inDays(5), chargedDays: 4, agreed });
  expect(rentIn(agreed, extension.lines)).toBe(25_000);
  expect(rentAfter({ days: 4, backHours: 120 })).toBe(25_000);
});

it('has all of late hours, which bear no insurance', () => {
  expect(rentAfter({ days: 4, backHours: 98 })).toBe(21_000);
  expect(rentAfter({ days: 4, backHours: 122 })).toBe(26_000);
});

it('is that of the whole time where a late return is charged like its booking', () => {
  const weekly = { dailyCents: 5000, weeklyCents: 21_000, monthlyCents: null };
  const seventh = { days: 6, backHours: 168, rates: weekly };
  expect(returned(seventh)).toMatchObject([{ kind: 'late', amountCents: -7_000, sentence: { key: 'late_as_booked' } }]);
  expect(rentAfter(seventh)).toBe(21_000);
});

it('has what a swap has changed a day by, both late and unused', () => {
  const booked = agreedIn({ days: 4 });
  const agreed = [...booked, ...charged(swapped({ at: 1, toCents: 6500, agreed: booked }).lines)];
  expect(rentIn(agreed)).toBe(20_000 + 3 * 1_000);
  expect(rentIn(agreed, returned({ days: 4, backHours: 120 }, agreed))).toBe(25_000 + 4 * 1_000);
  expect(rentIn(agreed, returned({ days: 4, backHours: 48 }, agreed))).toBe(10_000 + 1_000);
});

it('has its share of a late line that a manager has changed', () => {
  const changes = [{ kind: 'late' as const, amountCents: 3_500, reason: 'Storm' }];
  expect(rentAfter({ days: 4, backHours: 120, changes })).toBe(22_500);
  expect(rentAfter({ days: 4, backHours: 98, changes })).toBe(23_500);
});

it('has the whole of a line that says nothing of it, as before lines did', () => {
  const agreed = agreedIn({ days: 4 });
  const before = { kind: 'late', amountCents: 7_000, sentence: { key: 'late_days', params: { dayCents: 7_000 } } };
  expect(rentIn(agreed, [before])).toBe(27_000);
  expect(returned({ days: 4, backHours: 120, insuranceCents: 0 })[0]?.sentence.params).not.toHaveProperty('rentCents');
});
