import { describe, expect, it } from 'vitest';
import { missingIn } from '@/lib/rentals/wizard/missing-in';
import { isOutdated, isSigned, termsOf } from '@/lib/rentals/wizard/signed-terms';
import { BLANK_WIZARD, type WizardValues } from '@/lib/rentals/wizard/wizard-values';

const TERMS: WizardValues = {
  ...BLANK_WIZARD,
  customerId: 'c1',
  vehicleId: 'v1',
  driverIds: ['d1', 'd2'],
  pickupAt: '2026-11-21T10:00',
  dueAt: '2026-11-24T10:00',
  dailyRateCents: '95,50',
  depositCents: '500',
  milesPerDay: '80',
  insurancePerDayCents: '15.00',
  protections: ['cdw', 'pai'],
};

const SIGNED: WizardValues = { ...TERMS, customerSignature: 'drawn', customerTerms: termsOf(TERMS) };

describe('a signature', () => {
  it.each<[string, Partial<WizardValues>]>([
    ['another customer', { customerId: 'c2' }],
    ['another vehicle', { vehicleId: 'v2' }],
    ['a driver more', { driverIds: ['d1', 'd2', 'd3'] }],
    ['a later return', { dueAt: '2026-11-25T10:00' }],
    ['another rate', { dailyRateCents: '200' }],
    ['another deposit', { depositCents: '0' }],
    ['a discount', { discountCents: '37,50' }],
    ['fewer miles', { milesPerDay: '60' }],
    ['another fuel policy', { fuelPolicy: 'full_to_full' }],
    ['an option', { options: ['gps'] }],
    ['other clauses', { termsStamp: 'b' }],
  ])('is invalid after %s, and valid again once that is undone', (_what, change) => {
    const changed = { ...SIGNED, ...change };
    expect(isSigned(changed, 'customer')).toBe(false);
    expect(isOutdated(changed, 'customer')).toBe(true);
    expect(missingIn(changed, { lastOdometerKm: null }).map(({ message }) => message)).toContain(
      'rentals.missing_customer_signature',
    );
    const { customerSignature, customerTerms } = changed;
    expect(isSigned({ ...TERMS, customerSignature, customerTerms }, 'customer')).toBe(true);
  });

  it.each<[string, Partial<WizardValues>]>([
    ['how an amount is written', { dailyRateCents: '95.50', depositCents: '500,00', milesPerDay: ' 080' }],
    ['the order of choices', { driverIds: ['d2', 'd1'], protections: ['pai', 'cdw'] }],
    ['what is read and ticked later', { odometerKm: '31000', notes: 'Nòt', acknowledgments: ['terms'] }],
    ['how it is paid', { paymentMethod: 'moncash' }],
  ])('holds whatever %s', (_what, change) => {
    expect(isSigned({ ...SIGNED, ...change }, 'customer')).toBe(true);
  });

  it('is missing, not outdated, if nobody has signed', () => {
    expect(isSigned(TERMS, 'agent')).toBe(false);
    expect(isOutdated(TERMS, 'agent')).toBe(false);
    expect(isSigned({ ...SIGNED, customerSignature: '' }, 'customer')).toBe(false);
  });
});

describe('the odometer at the hand-over', () => {
  const faults = (typed: string, last: number | null) =>
    missingIn({ ...SIGNED, odometerKm: typed, fuelLevel: 'full' }, { lastOdometerKm: last }).map(
      ({ message }) => message,
    );

  it('is asked for again below the last reading, however it is typed', () => {
    expect(faults('57 947', 57_948)).toContain('rentals.missing_odometer');
    expect(faults('57 948', 57_948)).not.toContain('rentals.missing_odometer');
    expect(faults('10', null)).not.toContain('rentals.missing_odometer');
  });
});
