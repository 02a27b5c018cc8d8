import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { parseInput } from '@/lib/parse-input';
import { OfferedAgreement } from '@/lib/rentals/input';
import { fieldFaults } from '@/lib/rentals/wizard/field-faults';
import { missingIn } from '@/lib/rentals/wizard/missing-in';
import { BLANK_WIZARD, type WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { agreementValues } from '@/tests/support/agreement';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const GOOD: WizardValues = { ...BLANK_WIZARD, ...agreementValues(ID, ID) };

const faultsWith = (change: Partial<WizardValues>) => fieldFaults({ ...GOOD, ...change });

it('finds nothing wrong with a complete agreement', () => {
  expect(fieldFaults(GOOD)).toEqual({});
  expect(faultsWith({ discountCents: '5', discountReason: 'Regular', taxExempt: true, taxExemptReason: 'UN' })).toEqual(
    {},
  );
});

it('does not ask for a rate before there is a vehicle that brings it', () => {
  expect(faultsWith({ vehicleId: '', dailyRateCents: '' })).toEqual({ vehicleId: 'required' });
  expect(faultsWith({ dailyRateCents: '' })).toEqual({ dailyRateCents: 'required' });
  expect(faultsWith({ vehicleId: '', dailyRateCents: 'abc' }).dailyRateCents).toBe('invalid_money');
});

describe('a number', () => {
  const fields = [
    'dailyRateCents',
    'depositCents',
    'insurancePerDayCents',
    'discountCents',
    'milesPerDay',
    'odometerKm',
  ] as const;
  const texts = ['', ' ', '0', '0,99', '1', '1,00', '45.5', '$45', '1,000', 'abc', '-1', '1 000', '1001', '9999.99'];
  const large = ['10000', '99999.99', '100000', '999999.99', '1000000', '2000000', '2 000 001', '1e3', '５'];

  it.each(fields.flatMap((field) => [...texts, ...large].map((text) => [field, text] as const)))(
    '%s %j is judged as the hand-over will judge it',
    (field, text) => {
      const typed = { ...GOOD, discountReason: 'Regular', [field]: text };
      // A reading that is left out has its own refusal there.
      const refused = field === 'odometerKm' && text.trim() === '' ? 'required' : refusalOf(typed, field);
      const judged = fieldFaults(typed)[field];
      expect(judged === 'out_of_range' && refused === 'must_be_positive' ? refused : judged).toBe(refused);
    },
  );

  function refusalOf(typed: WizardValues, field: string): string | undefined {
    try {
      parseInput(OfferedAgreement, typed);
    } catch (error) {
      if (error instanceof AppError) return error.fields?.[field];
    }
    return undefined;
  }
});

it('asks for the reason of a discount and of an exemption', () => {
  expect(faultsWith({ discountCents: '5', discountReason: ' ' })).toEqual({ discountReason: 'reason_required' });
  expect(faultsWith({ discountCents: '0' })).toEqual({});
  expect(faultsWith({ taxExempt: true })).toEqual({ taxExemptReason: 'reason_required' });
});

it('asks for what is left out', () => {
  const empty = { customerId: '', vehicleId: '', pickupAt: '', dueAt: '', fuelLevel: '' };
  expect(Object.keys(faultsWith(empty)).toSorted()).toEqual(Object.keys(empty).toSorted());
});

describe('a step', () => {
  const stepsOf = (change: Partial<WizardValues>, refused = {}) =>
    missingIn({ ...GOOD, ...change }, { lastOdometerKm: null, refused })
      .filter(({ step }) => step !== 'signatures')
      .map(({ step, message, field }) => [step, message, field]);

  it('is not complete while a field of it is wrong, and says which', () => {
    expect(stepsOf({})).toEqual([]);
    expect(stepsOf({ dailyRateCents: '$45', depositCents: '$200' })).toEqual([
      ['agreement', 'errors.invalid_money', 'dailyRateCents'],
      ['agreement', 'errors.invalid_money', 'depositCents'],
    ]);
    expect(stepsOf({ odometerKm: '12,5' })).toEqual([['inspection', 'errors.invalid_number', 'odometerKm']]);
    expect(stepsOf({ taxExempt: true })).toEqual([['details', 'errors.reason_required', 'taxExemptReason']]);
  });

  it('counts what only the server can refuse, and says a wrong period once', () => {
    expect(stepsOf({}, { discountCents: 'discount_exceeds_price' })).toEqual([
      ['agreement', 'errors.discount_exceeds_price', 'discountCents'],
    ]);
    const backwards = { pickupAt: '2026-11-22T10:00', dueAt: '2026-11-21T10:00' };
    expect(stepsOf(backwards, { dueAt: 'return_before_pickup' })).toEqual([
      ['agreement', 'rentals.missing_period', undefined],
    ]);
  });
});
