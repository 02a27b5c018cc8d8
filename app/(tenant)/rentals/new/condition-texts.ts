/** The keys under which protections stand in `rentals`, and options in `reservations`. */
export const PROTECTION_TEXT = { cdw: 'cdw', theft: 'theft_protection', pai: 'pai' } as const;
export const OPTION_TEXT = {
  gps: 'option_gps',
  child_seat: 'option_child_seat',
  additional_driver: 'option_additional_driver',
} as const;
