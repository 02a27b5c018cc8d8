import { expect, it } from 'vitest';
import { withinRights } from '@/lib/rentals/wizard/within-rights';
import { BLANK_WIZARD, type WizardValues } from '@/lib/rentals/wizard/wizard-values';

const AGENT = { rights: { changeRate: false, discount: false }, insurancePerDayCents: '8.00' };
const MANAGER = { ...AGENT, rights: { changeRate: true, discount: true } };

const OWN = { insuranceOwn: true };

const PLAIN: WizardValues = {
  ...BLANK_WIZARD,
  dailyRateCents: '95.00',
  depositCents: '500.00',
  milesPerDay: '60',
  insurancePerDayCents: '8,00',
};

it.each<[string, Partial<WizardValues>, Partial<WizardValues>]>([
  ['a rate', { rateOwn: true }, { rateOwn: false }],
  ['an insurance price', { ...OWN, insurancePerDayCents: '3' }, { insurancePerDayCents: '8.00' }],
  ['an insurance price that cannot be read', { ...OWN, insurancePerDayCents: '' }, { insurancePerDayCents: '8.00' }],
  ['a discount', { discountCents: '20', discountReason: 'Regular' }, { discountCents: '', discountReason: '' }],
  ['an exemption', { taxExempt: true, taxExemptReason: 'Embassy' }, { taxExempt: false, taxExemptReason: '' }],
])('resets %s set by a manager, and says so to a member who may not grant it', (_name, granted, reset) => {
  const values = { ...PLAIN, ...granted };
  expect(withinRights(values, AGENT)).toEqual({ values: { ...PLAIN, ...reset }, changed: true });
  expect(withinRights(values, MANAGER)).toEqual({ values, changed: false });
});

it.each<[string, Partial<WizardValues>]>([
  ['the company’s own terms', {}],
  ['no insurance', { ...OWN, insurancePerDayCents: '0' }],
  ['the company’s price of yesterday, which the next quote replaces', { insurancePerDayCents: '7.00' }],
  ['a discount of nothing', { discountCents: '0.00' }],
])('leaves %s as they are', (_name, more) => {
  const values = { ...PLAIN, ...more };
  expect(withinRights(values, AGENT)).toEqual({ values, changed: false });
});
