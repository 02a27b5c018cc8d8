import type { ErrorBody } from '../errors';
import type { RecordClash } from '../records/record-clash';
import type { MoveQuestion } from './input';

/** Whether a refusal says `record_changed`, and that the reservation now stands exactly there. */
export function isAtStanding(
  { code, details }: ErrorBody,
  { vehicleId, pickupAt, dueAt }: MoveQuestion['to'],
): boolean {
  if (code !== 'record_changed' || !details) return false;
  // Safe because that error has exactly these details.
  const { record } = details as RecordClash;
  return record.vehicleId === vehicleId && record.pickupAt === pickupAt && record.dueAt === dueAt;
}
