export const DRIVER_KINDS = ['additional', 'chauffeur'] as const;
export type DriverKind = (typeof DRIVER_KINDS)[number];

/** The most drivers whom one agreement names beside its customer. */
export const MOST_DRIVERS = 10;
