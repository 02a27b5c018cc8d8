export const FUEL_TYPES = ['gasoline', 'diesel', 'electric', 'hybrid'] as const;
export const TRANSMISSIONS = ['automatic', 'manual'] as const;
export const SERVICE_STATUSES = ['in_service', 'maintenance', 'inactive'] as const;
export const SHOWN_STATUSES = ['available', 'rented', 'reserved', 'maintenance', 'inactive'] as const;
export const CONDITIONS = ['excellent', 'good', 'fair', 'poor'] as const;

export type ShownVehicleStatus = (typeof SHOWN_STATUSES)[number];

/** The reason kept with a reservation that became a no-show by itself. */
export const NO_SHOW_REASON = 'not_picked_up';
