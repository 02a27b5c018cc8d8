export const VEHICLE_DOCUMENTS = ['insurance', 'registration'] as const;
export type VehicleDocument = (typeof VEHICLE_DOCUMENTS)[number];

/** The grace is over and nobody has come; the vehicle is free again. */
export const RESERVATION_NOTICES = ['reservation_late', 'no_show'] as const;
export type ReservationNotice = (typeof RESERVATION_NOTICES)[number];
