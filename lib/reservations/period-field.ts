import type { ErrorCode } from '../errors';

/** The field of a reservation at which a reason against its period is shown. */
export function periodField(code: ErrorCode): 'pickupAt' | 'dueAt' {
  return code === 'pickup_in_past' || code === 'pickup_too_far' ? 'pickupAt' : 'dueAt';
}
