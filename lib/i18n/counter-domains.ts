/** The texts of the counter's daily work. Most records and forms need many of them, so they come in one file (`CounterTexts`). */
export const COUNTER_DOMAINS = [
  'customers',
  'drivers',
  'files',
  'inspections',
  'maintenance',
  'payments',
  'pricing',
  'rentals',
  'reservations',
  'scan',
  'vehicles',
] as const;
