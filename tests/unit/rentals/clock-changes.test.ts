import { describe, expect, it } from 'vitest';
import { localToInstant } from '@/lib/dates';
import { quoteRental } from '@/lib/pricing/quote';
import { priceExtension } from '@/lib/rentals/extension-price';
import { type AgreedCharge, proposeReturnCharges } from '@/lib/rentals/return-proposal';
import { CLOCK_CHANGES } from '@/tests/support/clock-changes';

const GRACE_MINUTES = 60;
const RATES = { dailyCents: 5_500, weeklyCents: null, monthlyCents: null };

describe.each(CLOCK_CHANGES)(
  'the night of %s',
  (_name, { twoDaysBefore, dayBefore, day, dayAfter, hours, timeZone }) => {
    const at = (local: string) => localToInstant(local, timeZone) ?? new Date(0);
    const isShort = hours < 24;

    /** One vehicle at 55.00 a day between two local times. */
    function agreement(out: string, due: string) {
      const quote = quoteRental({
        ...{ out: at(out), due: at(due), graceMinutes: GRACE_MINUTES, rates: RATES },
        ...{ perDay: [], discountCents: 0, taxBasisPoints: null },
      });
      const agreed = quote.lines.map(
        ({ kind, amountCents, sentence }): AgreedCharge => ({
          ...{ kind, amountCents, sentenceKey: sentence.key, sentenceParams: sentence.params, waived: false },
        }),
      );
      return { quote, agreed, out: at(out), due: at(due) };
    }

    it.each([
      ['the same hour of the next day', `${day}T10:00`, 5_500],
      ['the same hour two days later', `${dayAfter}T10:00`, 11_000],
      ['the last minute of 24 hours and the grace', isShort ? `${day}T12:00` : `${day}T10:00`, 5_500],
      ['a minute beyond', isShort ? `${day}T12:01` : `${day}T10:01`, 11_000],
    ])('is extended until %s for the hours that pass', (_case, until, addedCents) => {
      const { agreed, out, quote } = agreement(`${twoDaysBefore}T10:00`, `${dayBefore}T10:00`);
      const agreedTerms = { rates: RATES, graceMinutes: GRACE_MINUTES, chargedDays: quote.days, taxBasisPoints: null };
      const terms = { ...agreedTerms, out, due: at(until), agreed };
      expect(priceExtension(terms).addedCents).toBe(addedCents);
    });

    it.each([
      ['an hour, which is free', `${day}T01:30`, null],
      [
        'the hours that have passed, whatever the clock on the wall says',
        isShort ? `${day}T03:30` : `${day}T02:30`,
        isShort ? 1_100 : 5_500,
      ],
    ])('is late by %s', (_case, back, lateCents) => {
      const { agreed, out, due, quote } = agreement(`${dayBefore}T00:30`, `${day}T00:30`);
      const lines = proposeReturnCharges({
        ...{ out, due, returned: at(back), rates: RATES, agreed, usedDaysOnly: false },
        ...{ chargedDays: quote.days, graceMinutes: GRACE_MINUTES, unusedGraceMinutes: quote.unusedGraceMinutes },
        ...{ milesPerDay: 0, drivenKm: 10, mileagePriceCents: 40 },
        ...{ fuelPolicy: 'full_to_full', fuelOut: 'full', fuelBack: 'full', fuelQuarterCents: 0, fuelServiceCents: 0 },
      });
      expect(lines.map(({ amountCents }) => amountCents)).toEqual(lateCents === null ? [] : [lateCents]);
    });
  },
);
