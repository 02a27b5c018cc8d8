export const DRIVER_KINDS = ['additional', 'chauffeur'] as const;
export type DriverKind = (typeof DRIVER_KINDS)[number];

/** A licence that runs out within so many days is pointed at. */
export const LICENSE_SOON_DAYS = 30;

/** The most drivers whom one agreement names beside its customer. */
export const MOST_DRIVERS = 10;
