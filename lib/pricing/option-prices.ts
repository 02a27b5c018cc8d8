import type { RentalOption } from './values';

export interface OptionSettings {
  gpsPerDayCents: number;
  childSeatPerDayCents: number;
  additionalDriverPerDayCents: number;
}

/** What each option costs a day, in cents, as the company has set it. */
export function optionPrices(settings: OptionSettings): Record<RentalOption, number> {
  return {
    gps: settings.gpsPerDayCents,
    child_seat: settings.childSeatPerDayCents,
    additional_driver: settings.additionalDriverPerDayCents,
  };
}
