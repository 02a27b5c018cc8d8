/** What people can change of a vehicle, as its columns are called. */
const FIELDS = [
  'classId',
  'make',
  'model',
  'year',
  'plate',
  'vin',
  'color',
  'seats',
  'fuelType',
  'transmission',
  'dailyRateCents',
  'weeklyRateCents',
  'monthlyRateCents',
  'serviceStatus',
  'features',
  'notes',
  'odometerKm',
  'condition',
  'insuranceProvider',
  'policyNumber',
  'insuranceExpiresOn',
  'registrationExpiresOn',
] as const;

export type VehicleField = (typeof FIELDS)[number];

/** The fields in which two states of a vehicle differ, as the audit log keeps them; one that is missing in either did not change. */
export function changedFields(before: unknown, after: unknown): VehicleField[] {
  const [old, now] = [asRecord(before), asRecord(after)];
  return FIELDS.filter((name) => name in old && name in now && JSON.stringify(old[name]) !== JSON.stringify(now[name]));
}

/** The readings of a correction downwards, in km; null where the odometer did not run backwards. */
export function odometerCorrection(before: unknown, after: unknown): { fromKm: number; toKm: number } | null {
  const fromKm = asRecord(before).odometerKm;
  const toKm = asRecord(after).odometerKm;
  return typeof fromKm === 'number' && typeof toKm === 'number' && toKm < fromKm ? { fromKm, toKm } : null;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
