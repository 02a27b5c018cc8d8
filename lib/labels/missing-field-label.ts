const LABELS = {
  fullName: 'drivers.full_name',
  licenseNumber: 'drivers.license_number',
  make: 'vehicles.make',
  model: 'vehicles.model',
  year: 'vehicles.year',
  plate: 'vehicles.plate',
  seats: 'vehicles.seats',
  fuelType: 'vehicles.fuel_type',
  transmission: 'vehicles.transmission',
  dailyRateCents: 'vehicles.daily_rate',
  odometerKm: 'vehicles.mileage',
} as const;

/** The message key of a field's label, for a field that an error may name as missing; null for other fields. */
export function missingFieldLabel(name: string): (typeof LABELS)[keyof typeof LABELS] | null {
  return Object.hasOwn(LABELS, name) ? LABELS[name as keyof typeof LABELS] : null;
}
