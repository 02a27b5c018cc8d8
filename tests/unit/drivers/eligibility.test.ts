import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { driverRefusals, type LicensedDriver } from '@/lib/drivers/eligibility';

const PERIOD = { today: '2026-11-21', pickupDay: '2026-11-21', returnDay: '2026-11-24', minimumAge: 21 };

function driver(values: Partial<LicensedDriver> = {}): LicensedDriver {
  return { id: 'd', fullName: 'Wilner Duval', licenseExpiresOn: '2030-01-01', dateOfBirth: '1980-01-01', ...values };
}

describe('a driver on an agreement', () => {
  it.each([
    ['a licence until the day of the return', { licenseExpiresOn: '2026-11-24' }, []],
    ['a licence until the day before', { licenseExpiresOn: '2026-11-23' }, ['driver_license_expires_before_return']],
    ['a licence until today', { licenseExpiresOn: '2026-11-21' }, ['driver_license_expires_before_return']],
    ['a licence until yesterday', { licenseExpiresOn: '2026-11-20' }, ['driver_license_expired']],
    ['a licence whose end is not known', { licenseExpiresOn: null }, ['driver_license_expiry_missing']],
    ['the birthday on the day of the pickup', { dateOfBirth: '2005-11-21' }, []],
    ['the birthday on the day after', { dateOfBirth: '2005-11-22' }, ['driver_underage']],
    ['an unknown birth date', { dateOfBirth: null }, []],
  ])('with %s', (_name, values, codes) => {
    expect(driverRefusals([driver(values)], PERIOD).map(({ code }) => code)).toEqual(codes);
  });

  it('is named with the date that refuses', () => {
    expect(driverRefusals([driver(), driver({ id: 'e', licenseExpiresOn: '2026-01-31' })], PERIOD)).toEqual([
      {
        driverId: 'e',
        code: 'driver_license_expired',
        params: { name: 'Wilner Duval', date: '2026-01-31', age: 21 },
      },
    ]);
  });

  it('is refused once at most, and never for a later end of the licence', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    const text = day.map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(text, text, (expires, later) => {
        const [first, second] = [expires, later].sort();
        const refused = (licenseExpiresOn = '') => driverRefusals([driver({ licenseExpiresOn })], PERIOD).length;
        expect(refused(first)).toBeLessThanOrEqual(1);
        expect(refused(second)).toBeLessThanOrEqual(refused(first));
      }),
    );
  });
});
