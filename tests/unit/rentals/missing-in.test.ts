import { describe, expect, it } from 'vitest';
import { ACKNOWLEDGMENTS } from '@/lib/rentals/values';
import { isBelow, missingIn, missingOf } from '@/lib/rentals/wizard/missing-in';
import { termsOf } from '@/lib/rentals/wizard/signed-terms';
import { BLANK_WIZARD, type WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { agreementValues } from '@/tests/support/agreement';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const KNOWN = { lastOdometerKm: 40_000 };

const FILLED: WizardValues = {
  ...BLANK_WIZARD,
  ...agreementValues(ID, ID),
  odometerKm: '40100',
  acknowledgments: [...ACKNOWLEDGMENTS],
  customerSignature: 'drawn',
  agentSignature: 'drawn',
};

/** Filled in with changes, and signed by both under these terms. */
function signed(changes: Partial<WizardValues> = {}): WizardValues {
  const values = { ...FILLED, ...changes };
  return { ...values, customerTerms: termsOf(values), agentTerms: termsOf(values) };
}

const agreement = (name: string) => ({ step: 'agreement', message: `rentals.missing_${name}` });
const inspection = (name: string) => ({ step: 'inspection', message: `rentals.missing_${name}` });
const signature = (name: string) => ({ step: 'signatures', message: `rentals.missing_${name}` });

describe('what is missing before the hand-over', () => {
  it('is nothing on an agreement that is filled in and signed', () => {
    expect(missingIn(signed(), KNOWN)).toEqual([]);
  });

  it('is all of it on a blank one, in the order of the steps', () => {
    expect(missingIn(BLANK_WIZARD, { lastOdometerKm: null })).toEqual([
      agreement('customer'),
      agreement('vehicle'),
      agreement('period'),
      agreement('rate'),
      inspection('inspection'),
      signature('acknowledgments'),
      signature('customer_signature'),
      signature('agent_signature'),
    ]);
  });

  it.each<[string, Partial<WizardValues>, object]>([
    ['the customer', { customerId: '' }, agreement('customer')],
    ['the vehicle', { vehicleId: '' }, agreement('vehicle')],
    ['the pickup time', { pickupAt: '' }, agreement('period')],
    ['the return time', { dueAt: '' }, agreement('period')],
    ['a return that is after the pickup', { dueAt: FILLED.pickupAt }, agreement('period')],
    ['the rate', { dailyRateCents: '' }, agreement('rate')],
    ['the deposit', { depositCents: '' }, agreement('rate')],
    ['the insurance', { insurancePerDayCents: '' }, agreement('rate')],
    ['the miles', { milesPerDay: '' }, agreement('rate')],
    ['the fuel', { fuelLevel: '' }, inspection('inspection')],
    ['the reading', { odometerKm: '' }, inspection('inspection')],
    ['a reading that is not below the last', { odometerKm: '39999' }, inspection('odometer')],
    ['an acknowledgment', { acknowledgments: ACKNOWLEDGMENTS.slice(1) }, signature('acknowledgments')],
    ['the customer’s signature', { customerSignature: '' }, signature('customer_signature')],
    ['the agent’s signature', { agentSignature: '' }, signature('agent_signature')],
    [
      'the gourdes of the deposit',
      { takeDeposit: true, givenCurrency: 'HTG' },
      { step: 'details', message: 'rentals.missing_deposit' },
    ],
  ])('is only %s where all else is there', (_what, changes, entry) => {
    expect(missingIn(signed(changes), KNOWN)).toEqual([entry]);
  });

  it.each<[string, Partial<WizardValues>, object]>([
    [
      'a rate',
      { dailyRateCents: 'abc' },
      { step: 'agreement', message: 'errors.invalid_money', field: 'dailyRateCents' },
    ],
    ['a reading', { odometerKm: 'abc' }, { step: 'inspection', message: 'errors.invalid_number', field: 'odometerKm' }],
    [
      'a discount',
      { discountCents: '5' },
      { step: 'agreement', message: 'errors.reason_required', field: 'discountReason' },
    ],
    [
      'an exemption',
      { taxExempt: true },
      { step: 'details', message: 'errors.reason_required', field: 'taxExemptReason' },
    ],
  ])('names the field and its step where %s is typed wrong', (_what, changes, entry) => {
    expect(missingIn(signed(changes), KNOWN)).toEqual([entry]);
  });

  it('names what the server refused, but not a return time twice', () => {
    const refused = { dueAt: 'outside_hours', notes: 'too_long' } as const;
    const notes = { step: 'details', message: 'errors.too_long', field: 'notes' };
    const due = { step: 'agreement', message: 'errors.outside_hours', field: 'dueAt' };
    expect(missingIn(signed(), { ...KNOWN, refused })).toEqual([due, notes]);
    const backwards = signed({ dueAt: FILLED.pickupAt });
    expect(missingIn(backwards, { ...KNOWN, refused })).toEqual([agreement('period'), notes]);
  });

  it('holds the server’s reason, at the first step', () => {
    expect(missingOf([{ code: 'customer_blacklisted', params: {}, field: 'customerId' }], 'en')).toMatchObject([
      { step: 'agreement', message: 'errors.customer_blacklisted', isBlocker: true },
    ]);
  });
});

it.each([
  ['39999', 40_000, true],
  ['40000', 40_000, false],
  ['0', null, false],
  ['-5', null, false],
  ['', 40_000, false],
  ['abc', 40_000, false],
] as const)('a reading of %j after %s km is below it: %s', (typed, last, below) => {
  expect(isBelow(typed, last)).toBe(below);
});
