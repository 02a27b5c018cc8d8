import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { type ActivationFacts, activationBlockers } from '@/lib/rentals/activation';

const NOW = new Date('2026-11-21T15:00:00Z');

interface Change extends Partial<Omit<ActivationFacts, 'customer'>> {
  customer?: Partial<ActivationFacts['customer']>;
}

function facts({ customer, ...more }: Change = {}): ActivationFacts {
  return {
    customer: { status: 'active', licenseExpiresOn: '2031-06-30', dateOfBirth: '1988-04-12', ...customer },
    vehicleInService: true,
    lastReturnAt: null,
    pickupAt: NOW,
    dueAt: new Date(NOW.getTime() + 4 * DAY_MS),
    dueOutsideHours: false,
    pickupDay: '2026-11-21',
    returnDay: '2026-11-25',
    today: '2026-11-21',
    minimumAge: 18,
    inspectionDone: true,
    customerSigned: true,
    agentSigned: true,
    acknowledged: true,
    ...more,
  };
}

function at(milliseconds: number): Date {
  return new Date(NOW.getTime() + milliseconds);
}

it('hands over when nothing is against it', () => {
  expect(activationBlockers(facts(), NOW)).toEqual([]);
});

describe('each refusal has its own code', () => {
  it.each<[string, Change, string]>([
    ['a blacklisted customer', { customer: { status: 'blacklisted' } }, 'customer_blacklisted'],
    ['an inactive customer', { customer: { status: 'inactive' } }, 'customer_inactive'],
    ['a return at pickup', { dueAt: NOW }, 'return_before_pickup'],
    ['a return before pickup', { dueAt: at(-HOUR_MS) }, 'return_before_pickup'],
    ['less than an hour', { dueAt: at(HOUR_MS - 1) }, 'period_invalid'],
    ['more than 366 days', { dueAt: at(366 * DAY_MS + 1) }, 'period_invalid'],
    ['a pickup over 2 hours ago', { pickupAt: at(-2 * HOUR_MS - 1) }, 'pickup_in_past'],
    ['a pickup before the vehicle came back', { lastReturnAt: at(1) }, 'pickup_before_return'],
    ['a return that is past', { pickupAt: at(-2 * HOUR_MS), dueAt: NOW }, 'due_in_past'],
    ['no license expiry', { customer: { licenseExpiresOn: null } }, 'license_expiry_missing'],
    ['a license that ran out yesterday', { customer: { licenseExpiresOn: '2026-11-20' } }, 'license_expired'],
    [
      'a license that runs out today',
      { customer: { licenseExpiresOn: '2026-11-21' } },
      'license_expires_before_return',
    ],
    ['a license that runs out', { customer: { licenseExpiresOn: '2026-11-24' } }, 'license_expires_before_return'],
    ['a customer under age', { customer: { dateOfBirth: '2008-11-22' } }, 'customer_underage'],
    [
      'a customer under the company’s age',
      { minimumAge: 25, customer: { dateOfBirth: '2001-11-22' } },
      'customer_underage',
    ],
    ['a vehicle in the garage', { vehicleInService: false }, 'vehicle_not_in_service'],
    ['no inspection', { inspectionDone: false }, 'inspection_missing'],
    ['no signature of the customer', { customerSigned: false }, 'customer_signature_missing'],
    ['no signature of the agent', { agentSigned: false }, 'agent_signature_missing'],
    ['an acknowledgment missing', { acknowledged: false }, 'acknowledgments_missing'],
  ])('%s', (_name, change, code) => {
    expect(activationBlockers(facts(change), NOW)).toEqual([code]);
  });

  it('a pickup more than two years ahead', () => {
    const pickupAt = at(733 * DAY_MS);
    expect(activationBlockers(facts({ pickupAt, dueAt: new Date(pickupAt.getTime() + DAY_MS) }), NOW)).toEqual([
      'pickup_too_far',
    ]);
  });
});

describe('the last that is still allowed', () => {
  it.each<[string, Change]>([
    ['an hour', { dueAt: at(HOUR_MS) }],
    ['a pickup in the minute of the return', { lastReturnAt: NOW }],
    ['a return in a moment', { pickupAt: at(-HOUR_MS), dueAt: at(1) }],
    ['366 days', { dueAt: at(366 * DAY_MS) }],
    ['a pickup 2 hours ago', { pickupAt: at(-2 * HOUR_MS) }],
    ['a license that runs out on the day of return', { customer: { licenseExpiresOn: '2026-11-25' } }],
    ['an eighteenth birthday', { customer: { dateOfBirth: '2008-11-21' } }],
    ['an unknown birth date', { customer: { dateOfBirth: null } }],
  ])('%s', (_name, change) => {
    expect(activationBlockers(facts(change), NOW)).toEqual([]);
  });

  it('one born on a leap day comes of age on the first of March', () => {
    const blockers = (pickupDay: string) =>
      activationBlockers(facts({ pickupDay, customer: { dateOfBirth: '2008-02-29' } }), NOW);
    expect(blockers('2026-02-28')).toEqual(['customer_underage']);
    expect(blockers('2026-03-01')).toEqual([]);
  });
});

it('tells all that is against it, the customer first', () => {
  const change = { customer: { status: 'blacklisted' as const }, customerSigned: false, acknowledged: false };
  expect(activationBlockers(facts(change), NOW)).toEqual([
    'customer_blacklisted',
    'customer_signature_missing',
    'acknowledgments_missing',
  ]);
});
