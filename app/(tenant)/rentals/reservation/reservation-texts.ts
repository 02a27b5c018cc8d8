/** The message domains whose texts the form of a reservation uses in the browser. */
export const RESERVATION_TEXTS = [
  'reservations',
  'quotes',
  'rentals',
  'pricing',
  'customers',
  'scan',
  'files',
  'payments',
  'success',
  'unit',
  'vehicles',
];
