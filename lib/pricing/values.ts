export const FUEL_POLICIES = ['same_to_same', 'full_to_full', 'pre_purchase'] as const;
export const FUEL_LEVELS = ['empty', 'quarter', 'half', 'three_quarters', 'full'] as const;

export const OPTIONS = ['gps', 'child_seat', 'additional_driver'] as const;
export const AGREED_PAYMENT_METHODS = ['cash', 'credit_card', 'debit_card', 'bank_transfer'] as const;

export type FuelPolicy = (typeof FUEL_POLICIES)[number];
export type FuelLevel = (typeof FUEL_LEVELS)[number];
export type RentalOption = (typeof OPTIONS)[number];
