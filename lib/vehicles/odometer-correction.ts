import { asRecord } from '../records/as-record';

/** The two readings of a downward correction, in km; null if the odometer was not lowered. */
export function odometerCorrection(before: unknown, after: unknown): { fromKm: number; toKm: number } | null {
  const fromKm = asRecord(before).odometerKm;
  const toKm = asRecord(after).odometerKm;
  return typeof fromKm === 'number' && typeof toKm === 'number' && toKm < fromKm ? { fromKm, toKm } : null;
}
