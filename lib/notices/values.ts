export const VEHICLE_DOCUMENTS = ['insurance', 'registration'] as const;
export type VehicleDocument = (typeof VEHICLE_DOCUMENTS)[number];
