export const RESERVATION_STATUSES = ['confirmed', 'converted', 'cancelled', 'no_show'] as const;
export const RESERVATION_TABS = ['upcoming', 'today', 'late', 'past'] as const;

export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];
export type ReservationTab = (typeof RESERVATION_TABS)[number];

export const RESERVATION_TRANSITIONS = {
  confirmed: ['converted', 'cancelled', 'no_show'],
  converted: [],
  cancelled: [],
  no_show: ['confirmed'],
} as const satisfies Record<ReservationStatus, readonly ReservationStatus[]>;

/** The actions in the audit log that a reservation's history shows. */
export const RESERVATION_EVENTS = [
  'reservations.from_quote',
  'reservations.create',
  'reservations.update',
  'reservations.move',
  'reservations.mail',
  'reservations.cancel',
  'reservations.no_show',
  'reservations.undo_no_show',
  'rentals.start_agreement',
  'reservations.convert',
] as const;
export type ReservationEventKind = (typeof RESERVATION_EVENTS)[number];
