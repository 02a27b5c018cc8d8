export const FUEL_POLICIES = ['same_to_same', 'full_to_full', 'pre_purchase'] as const;
export const FUEL_LEVELS = ['empty', 'quarter', 'half', 'three_quarters', 'full'] as const;

export type FuelPolicy = (typeof FUEL_POLICIES)[number];
export type FuelLevel = (typeof FUEL_LEVELS)[number];
