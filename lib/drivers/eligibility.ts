import { isYoungerThan } from '../birthday';
import { type LicenseRefusal, licenseRefusal } from '../license-refusal';

export interface LicensedDriver {
  id: string;
  fullName: string;
  licenseExpiresOn: string | null;
  dateOfBirth: string | null;
}

interface Period {
  /** The local day of the check. */
  today: string;
  /** The local days of pickup and return, `2026-11-21`. */
  pickupDay: string;
  returnDay: string;
  minimumAge: number;
}

export interface DriverRefusal {
  driverId: string;
  code: `driver_${LicenseRefusal}` | 'driver_underage';
  params: { name: string; date: string; age: number };
}

/**
 * Why these drivers may not be on an agreement, in their order. Either the license is not known to be valid until the
 * day of the return, or the driver is below the company's minimum age at the pickup. An unknown birth date is accepted,
 * as for customers.
 */
export function driverRefusals(drivers: readonly LicensedDriver[], period: Period): DriverRefusal[] {
  return drivers.flatMap((driver): DriverRefusal[] => {
    const code = refusalOf(driver, period);
    const params = { name: driver.fullName, date: driver.licenseExpiresOn ?? '', age: period.minimumAge };
    return code ? [{ driverId: driver.id, code, params }] : [];
  });
}

function refusalOf(driver: LicensedDriver, period: Period): DriverRefusal['code'] | null {
  const license = licenseRefusal(driver.licenseExpiresOn, period);
  if (license) return `driver_${license}`;
  return isYoungerThan(driver.dateOfBirth, period.minimumAge, period.pickupDay) ? 'driver_underage' : null;
}
