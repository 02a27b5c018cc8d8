import type { RentalOption } from '../pricing/values';

/** The field of each option on a reservation's form. */
export const OPTION_FIELDS = {
  gps: 'gps',
  child_seat: 'childSeat',
  additional_driver: 'additionalDriver',
} as const satisfies Record<RentalOption, string>;

type Ticked = Record<(typeof OPTION_FIELDS)[RentalOption], boolean>;

/** The options that are ticked on a form. */
export function tickedOptions(input: Ticked): RentalOption[] {
  return (Object.keys(OPTION_FIELDS) as RentalOption[]).filter((option) => input[OPTION_FIELDS[option]]);
}
