import { describe, expect, it } from 'vitest';
import { fieldFaults } from '@/lib/rentals/wizard/field-faults';
import { depositLeft, GIVEN_FIELDS, givenDeposit, proposedDeposit } from '@/lib/rentals/wizard/given-deposit';
import { missingIn } from '@/lib/rentals/wizard/missing-in';
import { BLANK_WIZARD, type WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { agreementValues } from '@/tests/support/agreement';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const RATE = '131.2500';
const GOOD: WizardValues = { ...BLANK_WIZARD, ...agreementValues(ID, ID) };
const USD = { takeDeposit: true, givenMethod: 'cash', givenCurrency: 'USD', givenCents: '500', givenHtgCents: '65625' };
const HTG = { ...USD, givenCurrency: 'HTG' };

describe('the deposit that is given', () => {
  it.each([
    ['nothing where it is not ticked, whatever is typed', { ...USD, takeDeposit: false }, null],
    ['dollars', USD, { method: 'cash', currency: 'USD', amountCents: '500', receivedHtgCents: '', htgRate: null }],
    [
      'gourdes with the rate that was shown',
      HTG,
      { method: 'cash', currency: 'HTG', amountCents: '', receivedHtgCents: '65625', htgRate: RATE },
    ],
    [
      'dollars by card, though gourdes were chosen for cash before',
      { ...HTG, givenMethod: 'credit_card' },
      { method: 'credit_card', currency: 'USD', amountCents: '500', receivedHtgCents: '', htgRate: null },
    ],
  ] as const)('is %s', (_name, values, deposit) => {
    expect(givenDeposit(values, RATE)).toEqual(deposit);
  });

  it.each([
    ['all of it', 0, '500,00', '65625'],
    ['what the reservation has not brought', 20_000, '300,00', '39375'],
    ['nothing, where the reservation has brought it all', 60_000, '', ''],
  ] as const)('is proposed as %s', (_name, heldCents, givenCents, givenHtgCents) => {
    const agreed = { depositCents: '500,00', paymentMethod: 'cash' };
    const proposed = proposedDeposit(agreed, { heldCents, htgRate: RATE, locale: 'fr' });
    expect(proposed).toEqual({
      givenMethod: 'cash',
      givenCurrency: 'USD',
      givenCents,
      givenHtgCents,
    });
  });

  it('shows each reason of the server at the field in which that was typed', () => {
    expect(GIVEN_FIELDS).toEqual({
      'deposit.method': 'givenMethod',
      'deposit.currency': 'givenCurrency',
      'deposit.amountCents': 'givenCents',
      'deposit.receivedHtgCents': 'givenHtgCents',
    });
  });

  it('leaves nothing while the agreed deposit can’t be read', () => {
    expect(depositLeft({ depositCents: '$500' }, 0)).toBe(0);
  });
});

describe('an amount that is missing or wrong', () => {
  it.each([
    ['', 'required'],
    ['abc', 'invalid_money'],
    ['0', 'must_be_positive'],
    ['0,01', undefined],
  ] as const)('%j is %s in either currency', (text, fault) => {
    expect(fieldFaults({ ...GOOD, ...USD, givenCents: text }).givenCents).toBe(fault);
    expect(fieldFaults({ ...GOOD, ...HTG, givenHtgCents: text }).givenHtgCents).toBe(fault);
  });

  it('holds up the hand-over only where a deposit is taken', () => {
    const deposit = { step: 'details', message: 'rentals.missing_deposit' };
    const known = { lastOdometerKm: null };
    const empty = { ...GOOD, ...USD, givenCents: '' };
    expect(missingIn(empty, known)).toContainEqual(deposit);
    expect(missingIn({ ...empty, takeDeposit: false }, known)).not.toContainEqual(deposit);
  });
});
