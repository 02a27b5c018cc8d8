export const DRIVER_KINDS = ['additional', 'chauffeur'] as const;
export type DriverKind = (typeof DRIVER_KINDS)[number];

/** The maximum number of drivers on one agreement besides its customer. */
export const MOST_DRIVERS = 10;
