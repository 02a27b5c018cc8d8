import 'server-only';
import { can } from '../auth/permissions';
import { optionPrices } from '../pricing/option-prices';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { listClassNames } from '../vehicles/list-class-names';
import type { ReservationSettings } from './reservation-settings';

/** What the form of a reservation needs of the company, and the company's settings themselves. */
export async function getFormSettings(ctx: ReadContext) {
  const [company, classes] = await Promise.all([getTenantSettings(ctx), listClassNames(ctx)]);
  const settings: ReservationSettings = {
    timeZone: company.timeZone,
    htgRate: company.htgRate,
    locations: company.locations,
    usageZones: company.usageZones,
    classes,
    perDay: optionPrices(company),
    stocks: { gps: company.gpsStock, child_seat: company.childSeatStock, additional_driver: null },
    mayChangeRate: can(ctx.role, 'rentals.change_rate'),
  };
  return { company, settings };
}
