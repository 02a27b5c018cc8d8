import { describe, expect, it } from 'vitest';
import { demoSignature } from '@/db/seed/signature';
import { drawnSignature } from '@/lib/drawn-signature';
import { DAY_MS } from '@/lib/durations';
import { assertActivatable } from '@/lib/rentals/assert-activatable';
import { OfferedAgreement } from '@/lib/rentals/input';
import { agreementValues } from '@/tests/support/agreement';
import { damagedSignature } from '@/tests/support/damaged-signature';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const NOW = new Date('2026-11-21T14:00:00Z');
const OFFERED = OfferedAgreement.parse(agreementValues(ID, ID));

type Facts = Parameters<typeof assertActivatable>[0];
const FACTS: Facts = {
  input: OFFERED,
  role: 'agent',
  customer: { status: 'active', licenseExpiresOn: '2031-06-30', dateOfBirth: '1988-04-12' },
  drivers: [],
  vehicle: {
    serviceStatus: 'in_service',
    odometerKm: 40_000,
    updatedAt: new Date(NOW.getTime() - DAY_MS),
    lastReturnAt: null,
  },
  proposedRateCents: 9500,
  settings: { timeZone: 'America/Port-au-Prince', minimumAge: 21, insurancePerDayCents: 1500, businessHours: {} },
  out: NOW,
  due: new Date(NOW.getTime() + 3 * DAY_MS),
};

function refusal(typed: Partial<Facts['input']>, facts: Partial<Facts> = {}) {
  try {
    assertActivatable({ ...FACTS, ...facts, input: { ...OFFERED, ...typed } }, NOW);
    return 'let through';
  } catch (error) {
    const { code, fields, params } = Object(error);
    return { code, ...(fields && { fields }), ...(params && { params }) };
  }
}

const forbidden = (field: string) => ({
  code: 'insufficient_permissions',
  fields: { [field]: 'insufficient_permissions' },
});
const unexplained = (field: string) => ({ code: 'reason_required', fields: { [field]: 'reason_required' } });

describe('a price', () => {
  it.each([
    ['another rate', { dailyRateCents: 9400 }, 'dailyRateCents'],
    ['another insurance price', { insurancePerDayCents: 1400 }, 'insurancePerDayCents'],
    ['an exemption', { taxExempt: true, taxExemptReason: 'Embassy' }, 'taxExempt'],
    ['a discount', { discountCents: 1, discountReason: 'Regular' }, 'discountCents'],
  ] as const)('is a manager’s to change: %s', (_what, typed, field) => {
    expect(refusal(typed)).toEqual(forbidden(field));
    expect(refusal(typed, { role: 'manager' })).toBe('let through');
  });

  it.each([
    ['no insurance', { insurancePerDayCents: 0 }],
    ['the company’s insurance', { insurancePerDayCents: 1500 }],
    ['no discount', { discountCents: 0 }],
  ])('is everybody’s to agree to: %s', (_what, typed) => {
    expect(refusal(typed)).toBe('let through');
  });

  it('is lowered with a reason alone', () => {
    const manager = { role: 'manager' } as const;
    expect(refusal({ discountCents: 1 }, manager)).toEqual(unexplained('discountReason'));
    expect(refusal({ taxExempt: true }, manager)).toEqual(unexplained('taxExemptReason'));
  });
});

describe('a reading', () => {
  it('is named where it is missing', () => {
    const missing = (fields: object) => ({ code: 'inspection_missing', fields });
    expect(refusal({ fuelLevel: null })).toEqual(missing({ fuelLevel: 'required' }));
    expect(refusal({ odometerKm: null })).toEqual(missing({ odometerKm: 'required' }));
    const both = { fuelLevel: 'required', odometerKm: 'required' };
    expect(refusal({ fuelLevel: null, odometerKm: null })).toEqual(missing(both));
  });

  it('runs neither back nor too fast, unless the clerk confirms', () => {
    expect(refusal({ odometerKm: 39_999 })).toEqual({
      code: 'odometer_below_last',
      fields: { odometerKm: 'odometer_below_last' },
      params: { last: 40_000 },
    });
    expect(refusal({ odometerKm: 40_800 })).toBe('let through');
    expect(refusal({ odometerKm: 40_801 })).toEqual({ code: 'odometer_jump', fields: { odometerKm: 'odometer_jump' } });
    expect(refusal({ odometerKm: 40_801, odometerConfirmed: true })).toBe('let through');
  });
});

it('says first what is against the customer, and names the driver who may not drive', () => {
  const driver = { id: ID, fullName: 'Pierre', licenseExpiresOn: '2026-01-01', dateOfBirth: '1990-02-11' };
  const drivers = [driver] as unknown as Facts['drivers'];
  const customer = { ...FACTS.customer, status: 'blacklisted' } as const;
  expect(refusal({}, { customer, drivers })).toEqual({
    code: 'customer_blacklisted',
    fields: { customerId: 'customer_blacklisted' },
  });
  expect(refusal({}, { drivers })).toMatchObject({
    code: 'driver_license_expired',
    fields: { driverIds: 'driver_license_expired' },
    params: { name: 'Pierre' },
  });
  const all = { details: { blockers: ['customer_blacklisted', 'driver_license_expired'] } };
  expect(() => assertActivatable({ ...FACTS, customer, drivers }, NOW)).toThrow(expect.objectContaining(all));
  const vehicle = { ...FACTS.vehicle, serviceStatus: 'maintenance' };
  expect(refusal({ customerSignature: '' }, { vehicle })).toEqual({
    code: 'vehicle_not_in_service',
    fields: { vehicleId: 'vehicle_not_in_service', customerSignature: 'customer_signature_missing' },
  });
});

it('names the field of each reason, and when the vehicle came back', () => {
  const customer = { ...FACTS.customer, status: 'inactive', licenseExpiresOn: null } as const;
  const vehicle = { ...FACTS.vehicle, lastReturnAt: new Date('2026-11-21T14:01:00Z') };
  expect(refusal({ fuelLevel: null, acknowledgments: [] }, { customer, vehicle })).toEqual({
    code: 'customer_inactive',
    fields: {
      customerId: 'customer_inactive',
      pickupAt: 'pickup_before_return',
      fuelLevel: 'required',
      acknowledgments: 'acknowledgments_missing',
    },
    params: { returned: '2026-11-21T09:01' },
  });
});

it('keeps the pictures of the signatures, not the bytes that were sent', () => {
  const signed = { customerSignature: damagedSignature('sum'), agentSignature: demoSignature('x') };
  const { customerSignature, agentSignature } = assertActivatable({ ...FACTS, input: { ...OFFERED, ...signed } }, NOW);
  expect(customerSignature).toBe(drawnSignature(demoSignature('x')));
  expect(agentSignature).toBe(customerSignature);
});
