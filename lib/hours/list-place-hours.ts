import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { closedDaysRecord } from './closed-days-record';
import { ownHours } from './own-hours';
import { placeHoursRecord } from './place-hours-record';

/** The hours of all places together, then those of each place, and the days on which all are closed. */
export async function listPlaceHours(ctx: ReadContext) {
  const { businessHours, locations } = await getTenantSettings(ctx);
  const rows = ['', ...locations].map((place) => {
    const hours = ownHours(businessHours, place);
    return { place, set: hours !== null, ...placeHoursRecord(hours) };
  });
  return { places: rows, closed: closedDaysRecord(businessHours) };
}
