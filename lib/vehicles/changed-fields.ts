/** The columns of a vehicle that people can change. */
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

/**
 * The fields in which two states of a vehicle differ, for the audit log. A field missing in either state counts as
 * unchanged.
 */
export function changedFields(before: unknown, after: unknown): VehicleField[] {
  const [old, now] = [asRecord(before), asRecord(after)];
  return FIELDS.filter((name) => name in old && name in now && JSON.stringify(old[name]) !== JSON.stringify(now[name]));
}

/** The two readings of a downward correction, in km; null if the odometer was not lowered. */
export function odometerCorrection(before: unknown, after: unknown): { fromKm: number; toKm: number } | null {
  const fromKm = asRecord(before).odometerKm;
  const toKm = asRecord(after).odometerKm;
  return typeof fromKm === 'number' && typeof toKm === 'number' && toKm < fromKm ? { fromKm, toKm } : null;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
