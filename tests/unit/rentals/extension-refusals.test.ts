import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { extensionRefusals } from '@/lib/rentals/extension-refusals';

const OUT = new Date('2026-11-21T15:00:00Z');
const after = (days: number, ms = 0) => new Date(OUT.getTime() + days * DAY_MS + ms);
const facts = {
  out: OUT,
  due: after(4),
  until: after(6),
  customer: { licenseExpiresOn: '2028-01-01' },
  today: '2026-11-23',
  returnDay: '2026-11-27',
  mayGoLong: false,
};
const now = after(2);

it.each([
  ['a later time', {}, now, []],
  ['the same time', { until: after(4) }, now, ['extension_not_later']],
  ['an earlier time', { until: after(3) }, now, ['extension_not_later']],
  ['an earlier time that is past as well', { until: after(3) }, after(5), ['extension_not_later']],
  ['a vehicle that is late', {}, after(5), []],
  ['a time that is past when the vehicle is late', {}, after(6), ['due_in_past']],
  ['exactly 30 days', { until: after(30) }, now, []],
  ['more than 30 days', { until: after(30, 1) }, now, ['extension_needs_manager']],
  ['more than 30 days for a manager', { until: after(31), mayGoLong: true }, now, []],
  ['366 days for a manager', { until: after(366), mayGoLong: true }, now, []],
  ['366 days, not for a manager', { until: after(366) }, now, ['extension_needs_manager']],
  ['more than 366 days', { until: after(366, HOUR_MS) }, now, ['period_invalid']],
  ['a license until the new return', { customer: { licenseExpiresOn: '2026-11-27' } }, now, []],
  [
    'a license that ends before',
    { customer: { licenseExpiresOn: '2026-11-26' } },
    now,
    ['license_expires_before_return'],
  ],
  ['a time at which nobody is there', { outsideHours: true }, now, ['outside_hours']],
  ['a license that has ended', { customer: { licenseExpiresOn: '2026-11-22' } }, now, ['license_expired']],
  ['an unknown license', { customer: { licenseExpiresOn: null } }, now, ['license_expiry_missing']],
])('an extension to %s', (_name, changes, moment, refusals) => {
  expect(extensionRefusals({ outsideHours: false, ...facts, ...changes }, moment)).toEqual(refusals);
});
