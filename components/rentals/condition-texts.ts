/** The message keys of protections under `rentals`, and of options under `reservations`. */
export const PROTECTION_TEXT = { cdw: 'cdw', theft: 'theft_protection', pai: 'pai' } as const;
export const OPTION_TEXT = {
  gps: 'option_gps',
  child_seat: 'option_child_seat',
  additional_driver: 'option_additional_driver',
} as const;
